// What is drawn: the position, led by events from one state to the next.
import { fewer, leading, type Changes, type TableChanges } from '../shared/table';
import { COLOURS, type ColourId } from './box.svelte';
import { buildingOf, islandAt, isPrestige, type Player, type YamataiState } from './model';
import type { GameEvent } from './protocol';

export type Table = YamataiState;

export const tableOf = (state: YamataiState): Table => structuredClone(state);

/** From the supply to the player, or back. */
function move(table: Table, player: Player, what: ColourId, n: number): void {
  player.boats[what] += n;
  table.supply[what] -= n;
}

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
const anchor = (table: Table): void =>
  void Object.assign(table, { placed: [], last: null, begun: false });

const without = (list: string[], one: string): string[] => list.filter((other) => other !== one);
const leaveRow = (table: Table, tile: string): void =>
  void (table.buildings = table.buildings.map((one) => (one === tile ? null : one)));

const changes: Changes<Table, GameEvent> = {
  boat_gained: (player, e, table) => move(table, player, e.colour, 1),
  boat_given: (player, e, table) => move(table, player, e.colour, -1),
  bought(player, { colour, coins }, table) {
    move(table, player, colour, 1);
    player.coins -= coins;
    table.trades += 1;
  },
  sold(player, { colour, coins }, table) {
    move(table, player, colour, -1);
    player.coins += coins;
    table.trades += 1;
  },
  turn_began(_player, { turn }, table, seat) {
    // The next place in the order, or the first of a round.
    table.place =
      turn === 0 || table.played.every((fleet) => fleet === null)
        ? 0
        : table.played.filter((fleet) => fleet !== null).length;
    table.active = seat;
    table.turn = turn;
    Object.assign(table, { used: [], trades: 0, collected: [] });
    anchor(table);
  },
  fleet_taken(_player, { fleet }, table) {
    table.track = table.track.map((one) => (one === fleet ? null : one));
    table.played[table.place] = fleet;
  },
  placed(player, { space, colour }, table) {
    player.boats[colour] -= 1;
    table.boats.push({ space, boat: colour });
    table.placed.push(space);
    table.last = space;
    table.begun = true;
  },
  collected(player, { island, kind }, table) {
    const at = islandAt(table, island);
    if (at) at.token = null;
    player.culture[kind] += 1;
    table.collected.push(island);
  },
  token_spent: (player, { kind, count }) => (player.culture[kind] -= count),
  toll_paid(player, { to, coins }, table) {
    player.coins -= coins;
    const paid = table.seats[to];
    if (paid) paid.coins += coins;
  },
  built(player, { building, island }, table, seat) {
    const at = islandAt(table, island);
    const figure = buildingOf(building)?.kind;
    if (at) at.building = figure === 'torii' || figure === 'palace' ? figure : seat;
    if (!isPrestige(building)) player.pieces_left -= 1;
    leaveRow(table, building);
    player.reserved = without(player.reserved, building);
    player.built.push(building);
    anchor(table);
  },
  prestige_gained: (player, e) => (player.prestige += e.tokens),
  coins_gained: (player, e) => (player.coins += e.coins),
  coins_paid: (player, e) => (player.coins -= e.coins),
  reserved(player, { building }, table) {
    leaveRow(table, building);
    player.reserved.push(building);
  },
  boat_slid(_player, { from, space }, table) {
    shift(table, from, space);
    follow(table, from, space);
  },
  sanctuary_put(_player, { island }, table) {
    const at = islandAt(table, island);
    if (at) at.sanctuary = true;
    table.sanctuaries_left -= 1;
  },
  sanctuary_removed(_player, { island }, table) {
    const at = islandAt(table, island);
    if (at) at.sanctuary = false;
    table.sanctuaries_left += 1;
  },
  tokens_swapped(_player, e, table) {
    const [a, z] = [islandAt(table, e.island), islandAt(table, e.with)];
    if (a && z) [a.token, z.token] = [z.token, a.token];
  },
  boat_removed(_player, { space, colour }, table) {
    table.boats = table.boats.filter((one) => one.space !== space);
    table.supply[colour] += 1;
    table.placed = table.placed.filter((one) => one !== space);
    if (table.last === space) table.last = null;
  },
  boats_swapped(_player, { space: a, with: z }, table) {
    for (const one of table.boats)
      one.space = one.space === a ? z : one.space === z ? a : one.space;
    follow(table, a, z);
  },
  set_aside(player, { boats }) {
    for (const one of COLOURS) {
      player.boats[one] -= boats[one];
      player.aside += boats[one];
    }
  },
  recruited(player, { specialist, coins }, table) {
    table.specialists = table.specialists.map((one) =>
      one?.specialist === specialist ? null : one,
    );
    player.specialists.push(specialist);
    player.coins += coins;
  },
  share_got: (player, e) => (player.coins += e.coins),
};

/** What concerns no seat. */
const common: TableChanges<Table, GameEvent> = {
  order_set(table, { order }) {
    closeUp(table); // told after it, but by then nobody would know which fleets come back
    table.order = order;
    table.played = order.map(() => null);
    table.place = 0;
  },
  fleet_shown: (table, { fleet, place }) => show(table, fleet, place - 1),
  round_ended: (table, { round }) => (table.round = round),
  specialists_paid: (table, e) =>
    (table.specialists = table.specialists.map(
      (one) => one && { ...one, coins: one.coins + e.coins },
    )),
  specialist_drawn(table, { slot, specialist }) {
    table.specialists[slot - 1] = { specialist, coins: 0 };
    table.specialist_deck = fewer(table.specialist_deck);
  },
  building_drawn(table, { slot, building }) {
    table.buildings[slot - 1] = building;
    table.building_deck = fewer(table.building_deck);
  },
  end_triggered: (table, { by }) => (table.trigger = by),
  game_over: (table, { by }) => (table.over = by),
};

/** YAM-R4: fleets slide left; the played ones come to lie face down at the right. */
function closeUp(table: Table): void {
  const left = table.track.flatMap((fleet, i) =>
    fleet === null ? [] : [{ fleet, lot: table.track_lots[i] ?? 0 }],
  );
  const back = table.played
    .filter((fleet): fleet is number => fleet !== null)
    .sort((a, b) => a - b);
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
