// Powers of the fleet and of own specialists (YAM-F2 to F8, P3, P8, P14, P16, P17): what can be touched
// once one of them is under way.
import type { Action } from '$lib/board';
import { powerSummary } from '../brief';
import type { MoveParts } from '../protocol';
import { b } from '../text';
import { amount, atHead, boatsName, counted, kindTitle, param } from '../names';
import { boatAt, islandAt } from '../model';
import { done } from '../../shared/ask';
import { cancel, islandOf, spaceOf, type Ask, type Choice, type Desk, type Tab } from './ask';

type Kind = MoveParts['kind'];

/** Moves by which a power begins, with the power of the box they come from. */
const POWERS: Partial<Record<Kind, string>> = {
  reserve: 'reserve-building',
  look: 'sort-buildings',
  slide: 'slide-boat',
  sanctuary: 'place-sanctuary',
  'swap-tokens': 'swap-culture',
  remove: 'remove-boats',
  'swap-boats': 'swap-boats',
  gild: 'two-boats-for-yellow',
  cleanse: 'remove-sanctuary',
  'token-for-yellow': 'culture-for-yellow',
  'token-for-coins': 'culture-for-coins',
  change: 'yellow-for-two-boats',
};

const KINDS = Object.keys(POWERS) as Kind[];

export const kindOfPower = (power: string): Kind | undefined =>
  KINDS.find((kind) => POWERS[kind] === power);

/** Powers that can be used now. */
export const openPowers = (play: Desk): Kind[] =>
  play.mode !== null || play.step === 'remove'
    ? []
    : KINDS.filter((kind) => play.of(kind).length > 0);

export function usePower(play: Desk, kind: string): void {
  if (kind === 'look') play.send(['look']);
  else play.enter(kind as Kind);
}

export const powerActions = (play: Desk): Action[] =>
  openPowers(play).map((kind) => ({
    id: `power-${kind}`,
    label: atHead(powerSummary(POWERS[kind])),
    tone: 'quiet',
    run: () => usePower(play, kind),
  }));

/** Boats or tokens given or got, as a list. */
function bargain(play: Desk, kind: Kind): Ask {
  const choices = play.of(kind).map((move): Choice => {
    const boats = 'boats' in move ? move.boats : [];
    const [label, icons] =
      'culture' in move
        ? [kindTitle(move.culture), [move.culture]]
        : [atHead(boatsName(counted(boats))), boats.map((one) => `boat-${one}`)];
    return { id: move.text, label, icons, run: () => play.send([move.text]) };
  });
  return { title: b(`power.${kind}`), actions: [cancel(play)], choices, tab: 'map' };
}

function onIsland(play: Desk, kind: 'sanctuary' | 'cleanse'): Ask {
  return {
    title: b(`power.${kind}`),
    actions: [cancel(play)],
    islands: new Set(play.of(kind).map(islandOf)),
    tab: 'map',
    onisland: (island) => play.send([`${kind} ${island}`]),
  };
}

function reserve(play: Desk): Ask {
  return {
    title: b('power.reserve'),
    actions: [cancel(play)],
    things: new Set(play.of('reserve').map((move) => `tile:${move.building}`)),
    tab: 'cards',
    onthing: (id) => play.send([`reserve ${id.slice(5)}`]),
  };
}

function slide(play: Desk): Ask {
  const moves = play.of('slide');
  const from = play.picks[0];
  const ways = moves.filter((move) => move.from === from);
  const starts = moves.map((move) => move.from);
  return {
    title: b(from === undefined ? 'power.slide' : 'power.slide_to'),
    actions: [cancel(play)],
    spaces: new Set(
      from === undefined ? starts : [...ways.map((move) => spaceOf(move)), ...starts],
    ),
    chosenSpaces: new Set(from === undefined ? [] : [from]),
    ghost: (space) =>
      from !== undefined && ways.some((move) => spaceOf(move) === space)
        ? boatAt(play.state, from)
        : null,
    tab: 'map',
    onspace: (space) => {
      if (from !== undefined && ways.some((move) => spaceOf(move) === space))
        play.send([`slide ${from} ${space}`]);
      else play.picks = from === space ? [] : [space];
    },
  };
}

/** Two tokens or two boats, touched in any order; the lower is named first. */
function swap(play: Desk, kind: 'swap-tokens' | 'swap-boats'): Ask {
  const tokens = kind === 'swap-tokens';
  const { state } = play;
  const lower = tokens ? play.of('swap-tokens').map(islandOf) : play.of('swap-boats').map(spaceOf);
  // Boats of one colour differ too, when one was placed this turn and the other was not (YAM-F11).
  const sort = (place: number): string =>
    tokens
      ? (islandAt(state, place)?.token ?? '')
      : `${boatAt(state, place)} ${state.placed.includes(place)} ${state.last === place}`;
  const all = tokens
    ? state.islands.filter(({ token }) => token !== null).map(({ island }) => island)
    : state.boats.map(({ space }) => space);
  const fits = (a: number, z: number): boolean =>
    sort(a) !== sort(z) && lower.includes(Math.min(a, z));
  const [first] = play.picks;
  const open = all.filter((place) =>
    first === undefined ? all.some((other) => fits(place, other)) : fits(first, place),
  );
  const touch = (place: number): void => {
    if (first === undefined) return void (play.picks = [place]);
    if (first === place) return void (play.picks = []);
    const [a, z] = [Math.min(first, place), Math.max(first, place)];
    play.sendPair(
      [`${kind} ${a}`, `${tokens ? 'with-token' : 'with-boat'} ${z}`],
      tokens ? 'with_token' : 'with_boat',
    );
  };
  const chosen = new Set(first === undefined ? [] : [first]);
  return {
    title: b(`power.${kind}${first === undefined ? '' : '_second'}`),
    actions: [cancel(play)],
    ...(tokens
      ? { islands: new Set(open), chosenIslands: chosen, onisland: touch }
      : { spaces: new Set(open), chosenSpaces: chosen, onspace: touch }),
    tab: 'map',
  };
}

function remove(play: Desk): Ask {
  const all = new Set(play.of('remove').map((move) => spaceOf(move)));
  const most = param('remove-boats', 'boats');
  const picks = [...play.picks].sort((a, z) => a - z);
  const moves = picks.map((space) => `remove ${space}`);
  return {
    title: b('power.remove', { boats: amount('boats', param('remove-boats', 'boats')) }),
    actions: [
      ...(picks.length > 0
        ? [
            {
              id: 'remove',
              label: b('power.remove_do', { count: picks.length }),
              tone: 'main' as const,
              run: () => play.sendPair(moves, 'remove', 'done'),
            },
          ]
        : []),
      cancel(play),
    ],
    spaces: new Set(
      play.state.boats
        .map(({ space }) => space)
        .filter((space) => all.has(space) || picks.some((one) => one < space)),
    ),
    chosenSpaces: new Set(picks),
    tab: 'map',
    onspace: (space) =>
      (play.picks = picks.includes(space)
        ? picks.filter((one) => one !== space)
        : [...picks.slice(-(most - 1)), space]),
  };
}

export function underWay(play: Desk, kind: Kind): Ask {
  if (kind === 'reserve') return reserve(play);
  if (kind === 'slide') return slide(play);
  if (kind === 'swap-tokens' || kind === 'swap-boats') return swap(play, kind);
  if (kind === 'remove') return remove(play);
  if (kind === 'sanctuary' || kind === 'cleanse') return onIsland(play, kind);
  return bargain(play, kind);
}

/** The second half, where the first was made by itself: with_token, with_boat, remove. */
export function secondHalf(play: Desk): Ask {
  const tab: Tab = 'map';
  const actions = done(play, b('power.enough'));
  const title = b(
    play.step === 'remove'
      ? 'power.remove_more'
      : play.step === 'with_token'
        ? 'power.swap-tokens_second'
        : 'power.swap-boats_second',
  );
  if (play.step === 'with_token')
    return {
      title,
      actions,
      islands: new Set(play.of('with-token').map(islandOf)),
      tab,
      onisland: (island) => play.send([`with-token ${island}`]),
    };
  const kind = play.step === 'remove' ? 'remove' : 'with-boat';
  return {
    title,
    actions,
    spaces: new Set(play.of(kind).map((move) => spaceOf(move))),
    tab,
    onspace: (space) => play.send([`${kind} ${space}`]),
  };
}
