// Moves, refusals, prompts and facts of Yamataï, in words.
import type { MoveObject, Names, Refusal, Result, Seat, SeatFact } from '$lib/board';
import { listOf, t, textsAt } from '$lib/i18n';
import { factsAt } from '../shared/facts';
import { reasonWords } from '../shared/reasons';
import { parts, text } from '../shared/values';
import { box } from './box.svelte';
import { amount, boatName, boatsName, buildingName, counted, kindCount, kindName, param, specialistName, theFleet, theIsland, theSpace } from './names';
import type { Step } from '../shared/position';
import { buyPrice, sellPrice, standingOf, sumOf, type Player, type YamataiState } from './model';

export { describe } from './log';
export { finalLines } from './final';

const m = textsAt('yamatai:move.');

// -- moves ------------------------------------------------------------------------------------------

/** Boats of a move: "a green boat and 2 brown boats". */
const boatsOf = (move: MoveObject): string => boatsName(counted(parts(move['boats'])));
const island = (move: MoveObject): string => theIsland(Number(move['island']));
const space = (move: MoveObject): string => theSpace(Number(move['space']));

/** What a specialist costs: "2 tea", or "tea, rice and indigo". */
function payment(kinds: string[]): string {
  const [only = ''] = kinds;
  return kinds.length === 1 ? kindCount(only, box.now.rules.specialist_cost.identical) : listOf(kinds.map(kindName));
}

const atIsland = (move: MoveObject): string => m(move.kind, { island: island(move) });
const atSpace = (move: MoveObject): string => m(move.kind, { space: space(move) });

const speakers: Record<string, (move: MoveObject) => string> = {
  fleet: (move) => m('fleet', { fleet: theFleet(Number(move['fleet'])) }),
  boat: (move) => m('boat', { boat: boatName(text(move['colour'])) }),
  buy: (move) => m('buy', { boat: boatName(text(move['colour'])) }),
  sell: (move) => m('sell', { boat: boatName(text(move['colour'])) }),
  place: (move) => m('place', { boat: boatName(text(move['colour'])), space: space(move) }),
  take: atIsland,
  extra: atIsland,
  build: (move) => m('build', { building: buildingName(text(move['building'])), island: island(move) }),
  keep: (move) => m('keep', { boats: boatsOf(move) }),
  recruit: (move) => m('recruit', { specialist: specialistName(text(move['specialist'])), tokens: payment(parts(move['kinds'])) }),
  reserve: (move) => m('reserve', { building: buildingName(text(move['building'])) }),
  look: () => m('look', { tiles: amount('tiles', param('sort-buildings', 'tiles')) }),
  sort: (move) => {
    const [top, bottom] = [parts(move['top']), parts(move['bottom'])];
    const said = [
      ...(top.length > 0 ? [m('sort_top', { list: listOf(top) })] : []),
      ...(bottom.length > 0 ? [m('sort_bottom', { list: listOf(bottom) })] : []),
    ];
    return m('sort', { parts: listOf(said) });
  },
  slide: (move) => m('slide', { from: theSpace(Number(move['from'])), space: space(move) }),
  sanctuary: atIsland,
  'swap-tokens': atIsland,
  'with-token': atIsland,
  remove: atSpace,
  'swap-boats': atSpace,
  'with-boat': atSpace,
  gild: (move) => m('gild', { boats: boatsOf(move), yellow: boatName('yellow') }),
  cleanse: (move) => m('cleanse', { island: island(move), coins: amount('coins', param('remove-sanctuary', 'coins')) }),
  'token-for-yellow': (move) => m('token-for-yellow', { kind: kindName(text(move['culture'])), yellow: boatName('yellow') }),
  'token-for-coins': (move) => m('token-for-coins', { kind: kindName(text(move['culture'])), coins: amount('coins', param('culture-for-coins', 'coins')) }),
  change: (move) => m('change', { boats: boatsOf(move), yellow: boatName('yellow') }),
};

export function moveWords(move: MoveObject): string {
  const speak = speakers[move.kind];
  return speak ? speak(move) : m(move.kind);
}

/** "Buy a brown boat for 2 coins", for the player whose price it is. */
export function tradeWords(kind: 'buy' | 'sell', colour: Parameters<typeof buyPrice>[1], player: Player | undefined): string {
  const price = (kind === 'buy' ? buyPrice : sellPrice)(player, colour);
  const boat = boatName(colour);
  return price === null ? m(kind, { boat }) : m(`${kind}_for`, { boat, coins: amount('coins', price) });
}

// -- refusals ---------------------------------------------------------------------------------------

/** The boat of a refused move; of a power that gives a yellow one, that. */
function boatRefused({ colour, kind }: Refusal): string {
  return boatName(text(colour) || (kind === 'change' || kind === 'gild' || kind === 'token-for-yellow' ? 'yellow' : ''));
}

const asked: Record<string, (refusal: Refusal) => Record<string, unknown>> = {
  tokens_lacking: ({ values: [most, kinds] }) => ({ ...box.now.rules.specialist_cost, most, kinds }),
};

/** Reasons that are told otherwise for some moves. */
function reasonKey({ reason, kind }: Refusal): string {
  if (reason === 'none_in_supply' && kind === 'change') return 'none_in_supply_change';
  if (reason === 'no_such_boat' && kind === 'place') return 'no_such_boat_place';
  return reason;
}

export function refusalWords(refusal: Refusal): string {
  return reasonWords('yamatai', refusal, `yamatai:refusal.${reasonKey(refusal)}`, { boat: boatRefused(refusal), ...asked[refusal.reason]?.(refusal) });
}

// -- prompts ----------------------------------------------------------------------------------------

/** In the main step: trade and place, place on, or only collect and build. */
function promptKey({ step }: Step, state: YamataiState): string {
  if (step !== 'main' || !state.begun) return step;
  return state.last === null ? 'main_cut' : 'main_on';
}

export function prompt(state: YamataiState, toMove: Seat | null, names: Names): string {
  const step = state.steps[0];
  if (!step || toMove === null) return t('yamatai:prompt.over');
  const seat = step.seat ?? toMove;
  return t(`yamatai:prompt.${promptKey(step, state)}`, {
    name: names.seats[seat] ?? '',
    ...(seat === names.me && { context: 'you' }),
    left: amount('boats', Number(step['left'] ?? 0)),
    tiles: amount('tiles', Number(step['count'] ?? 0)),
  });
}

// -- facts ------------------------------------------------------------------------------------------

const fact = factsAt('yamatai:fact.');

/** YAM-H1: all of it is public. */
export function seatFacts(state: YamataiState, seat: Seat): SeatFact[] {
  const player = state.seats[seat];
  if (!player) return [];
  return [
    fact('points', standingOf(state, seat)),
    fact('coins', player.coins),
    fact('boats', sumOf(player.boats)),
    fact('culture', sumOf(player.culture)),
    fact('pieces', player.pieces_left),
  ];
}

export function finalFacts(state: YamataiState, seat: Seat, result: Result): SeatFact[] {
  const player = state.seats[seat];
  return [fact('points', result.score[seat] ?? 0), fact('built', player?.built.length ?? 0), fact('specialists', player?.specialists.length ?? 0)];
}
