// Moves, refusals, prompts and facts of Yamataï, in words.
import type { Refusal, Result, Seat, SeatFact } from '$lib/board';
import { listOf, textsAt } from '$lib/i18n';
import { countedFor, sumOf } from '../shared/counts';
import { factsAt } from '../shared/facts';
import { reasonWords } from '../shared/reasons';
import { prompter, speaker, text, type Speakers } from '../shared/words';
import { box } from './box.svelte';
import {
  amount,
  boatName,
  boatsName,
  buildingName,
  counted,
  kindCount,
  kindName,
  param,
  specialistName,
  theFleet,
  theIsland,
  theSpace,
} from './names';
import type { MoveParts } from './protocol';
import { buyPrice, sellPrice, type Player, type YamataiState } from './model';

export { describe, news } from './log';
export { finalLines } from './final';

const m = textsAt('yamatai:move.');

// -- moves ------------------------------------------------------------------------------------------

/** Boats of a move: "a green boat and 2 brown boats". */
const boatsOf = (move: { boats: string[] }): string => boatsName(counted(move.boats));

/** What a specialist costs: "2 tea", or "tea, rice and indigo". */
function payment(kinds: string[]): string {
  const [only = ''] = kinds;
  return kinds.length === 1
    ? kindCount(only, box.now.rules.specialist_cost.identical)
    : listOf(kinds.map(kindName));
}

const ofBoat = (move: { kind: string; colour: string }): string =>
  m(move.kind, { boat: boatName(move.colour) });
const atIsland = (move: { kind: string; island: number }): string =>
  m(move.kind, { island: theIsland(move.island) });
const atSpace = (move: { kind: string; space: number }): string =>
  m(move.kind, { space: theSpace(move.space) });

const speakers: Speakers<MoveParts> = {
  fleet: (move) => m('fleet', { fleet: theFleet(move.fleet) }),
  boat: ofBoat,
  buy: ofBoat,
  sell: ofBoat,
  place: (move) => m('place', { boat: boatName(move.colour), space: theSpace(move.space) }),
  take: atIsland,
  extra: atIsland,
  build: (move) =>
    m('build', { building: buildingName(move.building), island: theIsland(move.island) }),
  keep: (move) => m('keep', { boats: boatsOf(move) }),
  recruit: (move) =>
    m('recruit', { specialist: specialistName(move.specialist), tokens: payment(move.kinds) }),
  reserve: (move) => m('reserve', { building: buildingName(move.building) }),
  look: () => m('look', { tiles: amount('tiles', param('sort-buildings', 'tiles')) }),
  sort: ({ top, bottom }) => {
    const said = [
      ...(top.length > 0 ? [m('sort_top', { list: listOf(top.map(String)) })] : []),
      ...(bottom.length > 0 ? [m('sort_bottom', { list: listOf(bottom.map(String)) })] : []),
    ];
    return m('sort', { parts: listOf(said) });
  },
  slide: (move) => m('slide', { from: theSpace(move.from), space: theSpace(move.space) }),
  sanctuary: atIsland,
  'swap-tokens': atIsland,
  'with-token': atIsland,
  remove: atSpace,
  'swap-boats': atSpace,
  'with-boat': atSpace,
  gild: (move) => m('gild', { boats: boatsOf(move), yellow: boatName('yellow') }),
  cleanse: (move) =>
    m('cleanse', {
      island: theIsland(move.island),
      coins: amount('coins', param('remove-sanctuary', 'coins')),
    }),
  'token-for-yellow': (move) =>
    m('token-for-yellow', { kind: kindName(move.culture), yellow: boatName('yellow') }),
  'token-for-coins': (move) =>
    m('token-for-coins', {
      kind: kindName(move.culture),
      coins: amount('coins', param('culture-for-coins', 'coins')),
    }),
  change: (move) => m('change', { boats: boatsOf(move), yellow: boatName('yellow') }),
};

export const moveWords = speaker(speakers, ({ kind }) => m(kind));

/** "Buy a brown boat for 2 coins", for the player whose price it is. */
export function tradeWords(
  kind: 'buy' | 'sell',
  colour: Parameters<typeof buyPrice>[1],
  player: Player | undefined,
): string {
  const price = (kind === 'buy' ? buyPrice : sellPrice)(player, colour);
  const boat = boatName(colour);
  return price === null
    ? m(kind, { boat })
    : m(`${kind}_for`, { boat, coins: amount('coins', price) });
}

// -- refusals ---------------------------------------------------------------------------------------

/** The boat of a refused move; of a power that gives a yellow one, that. */
function boatRefused({ colour, kind }: Refusal): string {
  return boatName(
    text(colour) ||
      (kind === 'change' || kind === 'gild' || kind === 'token-for-yellow' ? 'yellow' : ''),
  );
}

const asked: Record<string, (refusal: Refusal) => Record<string, unknown>> = {
  tokens_lacking: ({ values: [most, kinds] }) => ({
    ...box.now.rules.specialist_cost,
    most,
    kinds,
  }),
};

/** Reasons that are told otherwise for some moves. */
function reasonKey({ reason, kind }: Refusal): string {
  if (reason === 'none_in_supply' && kind === 'change') return 'none_in_supply_change';
  if (reason === 'no_such_boat' && kind === 'place') return 'no_such_boat_place';
  return reason;
}

export function refusalWords(refusal: Refusal): string {
  return reasonWords('yamatai', refusal, `yamatai:refusal.${reasonKey(refusal)}`, {
    boat: boatRefused(refusal),
    ...asked[refusal.reason]?.(refusal),
  });
}

// -- prompts ----------------------------------------------------------------------------------------

/** In the main step: trade and place, place on, or only collect and build. */
const promptKey = (step: string, { begun, last }: YamataiState): string =>
  step !== 'main' || !begun ? step : last === null ? 'main_cut' : 'main_on';

export const prompt = prompter<YamataiState>(
  'yamatai:prompt.',
  ({ step }, state) => promptKey(step, state),
  ({ left = 0, count = 0 }) => ({ left: amount('boats', left), tiles: amount('tiles', count) }),
);

// -- facts ------------------------------------------------------------------------------------------

const fact = factsAt('yamatai:fact.');

/** YAM-H1: all of it is public. */
export function seatFacts(state: YamataiState, seat: Seat): SeatFact[] {
  const player = state.seats[seat];
  if (!player) return [];
  return [
    { ...fact('points', countedFor(state, seat)), wins: true },
    fact('coins', player.coins),
    fact('boats', sumOf(player.boats)),
    fact('culture', sumOf(player.culture)),
    fact('pieces', player.pieces_left),
  ];
}

export function finalFacts(state: YamataiState, seat: Seat, result: Result): SeatFact[] {
  const player = state.seats[seat];
  return [
    fact('points', result.score[seat] ?? 0),
    fact('built', player?.built.length ?? 0),
    fact('specialists', player?.specialists.length ?? 0),
  ];
}
