// What is drawn: the position, led by events from one state to the next.
import type { GameEvent } from '$lib/board';
import { endedBy, fewer, leading, type Changes, type TableChanges } from '../shared/table';
import { num, text } from '../shared/values';
import { COLOURS, type Boats, type Colour, type Kind } from './box.svelte';
import { buildingOf, islandAt, isPrestige, type Player, type YamataiState } from './model';

export type Table = YamataiState;

export const tableOf = (state: YamataiState): Table => structuredClone(state);

const colour = (e: GameEvent): Colour => text(e['colour']) as Colour;

/** From the supply to the player, or back. */
function move(table: Table, player: Player, what: Colour, n: number): void {
  player.boats[what] += n;
  table.supply[what] -= n;
}

const lift = (table: Table, space: number): void => void (table.boats = table.boats.filter((one) => one.space !== space));

/** A boat now lies elsewhere; whether it was placed this turn goes with it (YAM-F11). */
function shift(table: Table, from: number, to: number): void {
  const boat = table.boats.find((one) => one.space === from);
  if (boat) boat.space = to;
}

/** What was said of a space is said of another one, both ways. */
function follow(table: Table, from: number, to: number): void {
  const other = (space: number): number => (space === from ? to : space === to ? from : space);
  table.placed = table.placed.map(other);
  if (table.last !== null) table.last = other(table.last);
}

/** Boats of this turn are boats like any other again. */
const anchor = (table: Table): void => void Object.assign(table, { placed: [], last: null, begun: false });

const without = (list: string[], one: string): string[] => list.filter((other) => other !== one);
const leaveRow = (table: Table, tile: string): void => void (table.buildings = table.buildings.map((one) => (one === tile ? null : one)));

const changes: Changes<Table> = {
  boat_gained: (table, e, player) => move(table, player, colour(e), 1),
  boat_given: (table, e, player) => move(table, player, colour(e), -1),
  bought(table, e, player) {
    move(table, player, colour(e), 1);
    player.coins -= num(e['coins']);
    table.trades += 1;
  },
  sold(table, e, player) {
    move(table, player, colour(e), -1);
    player.coins += num(e['coins']);
    table.trades += 1;
  },
  turn_began(table, e, _player, seat) {
    const turn = num(e['turn']);
    // The next place in the order, or the first of a round.
    table.place = turn === 0 || table.played.every((fleet) => fleet === null) ? 0 : table.played.filter((fleet) => fleet !== null).length;
    table.active = seat;
    table.turn = turn;
    Object.assign(table, { used: [], trades: 0, collected: [] });
    anchor(table);
  },
  fleet_taken(table, e) {
    const fleet = num(e['fleet']);
    table.track = table.track.map((one) => (one === fleet ? null : one));
    table.played[table.place] = fleet;
  },
  placed(table, e, player) {
    const space = num(e['space']);
    player.boats[colour(e)] -= 1;
    table.boats.push({ space, boat: colour(e) });
    table.placed.push(space);
    table.last = space;
    table.begun = true;
  },
  collected(table, e, player) {
    const at = islandAt(table, num(e['island']));
    if (at) at.token = null;
    player.culture[text(e['kind']) as Kind] += 1;
    table.collected.push(num(e['island']));
  },
  token_spent: (_table, e, player) => void (player.culture[text(e['kind']) as Kind] -= num(e['count'])),
  toll_paid(table, e, player) {
    player.coins -= num(e['coins']);
    const to = table.seats[num(e['to'])];
    if (to) to.coins += num(e['coins']);
  },
  built(table, e, player, seat) {
    const tile = text(e['building']);
    const at = islandAt(table, num(e['island']));
    const figure = buildingOf(tile)?.kind;
    if (at) at.building = isPrestige(tile) && (figure === 'torii' || figure === 'palace') ? figure : seat;
    if (!isPrestige(tile)) player.pieces_left -= 1;
    leaveRow(table, tile);
    player.reserved = without(player.reserved, tile);
    player.built.push(tile);
    anchor(table);
  },
  prestige_gained: (_table, e, player) => void (player.prestige += num(e['tokens'])),
  coins_gained: (_table, e, player) => void (player.coins += num(e['coins'])),
  coins_paid: (_table, e, player) => void (player.coins -= num(e['coins'])),
  reserved(table, e, player) {
    leaveRow(table, text(e['building']));
    player.reserved.push(text(e['building']));
  },
  boat_slid(table, e) {
    shift(table, num(e['from']), num(e['space']));
    follow(table, num(e['from']), num(e['space']));
  },
  sanctuary_put(table, e) {
    const at = islandAt(table, num(e['island']));
    if (at) at.sanctuary = true;
    table.sanctuaries_left -= 1;
  },
  sanctuary_removed(table, e) {
    const at = islandAt(table, num(e['island']));
    if (at) at.sanctuary = false;
    table.sanctuaries_left += 1;
  },
  tokens_swapped(table, e) {
    const [a, z] = [islandAt(table, num(e['island'])), islandAt(table, num(e['with']))];
    if (a && z) [a.token, z.token] = [z.token, a.token];
  },
  boat_removed(table, e) {
    const space = num(e['space']);
    lift(table, space);
    table.supply[colour(e)] += 1;
    table.placed = table.placed.filter((one) => one !== space);
    if (table.last === space) table.last = null;
  },
  boats_swapped(table, e) {
    const [a, z] = [num(e['space']), num(e['with'])];
    for (const one of table.boats) one.space = one.space === a ? z : one.space === z ? a : one.space;
    follow(table, a, z);
  },
  set_aside(_table, e, player) {
    const boats = (e['boats'] ?? {}) as Partial<Boats>;
    for (const one of COLOURS) {
      player.boats[one] -= boats[one] ?? 0;
      player.aside += boats[one] ?? 0;
    }
  },
  recruited(table, e, player) {
    table.specialists = table.specialists.map((one) => (one?.specialist === e['specialist'] ? null : one));
    player.specialists.push(text(e['specialist']));
    player.coins += num(e['coins']);
  },
  share_got: (_table, e, player) => void (player.coins += num(e['coins'])),
};

/** What concerns no seat. */
const common: TableChanges<Table> = {
  order_set(table, e) {
    closeUp(table); // told after it, but by then nobody would know which fleets come back
    table.order = e['order'] as number[];
    table.played = table.order.map(() => null);
    table.place = 0;
  },
  fleet_shown: (table, e) => show(table, num(e['fleet']), num(e['place']) - 1),
  round_ended: (table, e) => void (table.round = num(e['round'])),
  specialists_paid: (table, e) => void (table.specialists = table.specialists.map((one) => one && { ...one, coins: one.coins + num(e['coins']) })),
  specialist_drawn(table, e) {
    table.specialists[num(e['slot']) - 1] = { specialist: text(e['specialist']), coins: 0 };
    table.specialist_deck = fewer(table.specialist_deck);
  },
  building_drawn(table, e) {
    table.buildings[num(e['slot']) - 1] = text(e['building']);
    table.building_deck = fewer(table.building_deck);
  },
  end_triggered: (table, e) => void (table.trigger = e['by'] as Table['trigger']),
  game_over: (table, e) => void (table.over = endedBy(e)),
};

/** YAM-R4: fleets slide left; the played ones come to lie face down at the right. */
function closeUp(table: Table): void {
  const left = table.track.flatMap((fleet, i) => (fleet === null ? [] : [{ fleet, lot: table.track_lots[i] ?? 0 }]));
  const back = table.played.filter((fleet): fleet is number => fleet !== null).sort((a, b) => a - b);
  const lot = 1 + Math.max(0, ...left.map((one) => one.lot));
  const all = [...left, ...back.map((fleet) => ({ fleet, lot }))];
  table.track = all.map(({ fleet }) => fleet);
  table.track_lots = all.map((one) => one.lot);
}

/** A fleet comes to light: the others of its lot lie on the places left. Lots are numbered from 1. */
function show(table: Table, fleet: number, place: number): void {
  const was = table.track.indexOf(fleet);
  if (was >= 0) table.track[was] = table.track[place] ?? null;
  table.track[place] = fleet;
  table.track_lots[place] = 0;
  const lots = [...new Set(table.track_lots)].filter((lot) => lot > 0).sort((a, b) => a - b);
  table.track_lots = table.track_lots.map((lot) => lots.indexOf(lot) + 1);
}

export const happen = leading(changes, common);
