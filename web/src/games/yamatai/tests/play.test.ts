// What the board of Yamataï asks, against the engine: every legal move can be made by touching.
import { SvelteSet } from 'svelte/reactivity';
import { beforeAll, expect, it } from 'vitest';
import type { BoardProps, MoveObject, PreviewAnswer } from '$lib/board';
import type { StateAnswer } from '$lib/engine/protocol';
import { setLanguage } from '$lib/i18n';
import { useTextsOf } from '../../texts';
import { spread, type YamataiState } from '../model';
import { Play } from '../play.svelte';
import { b } from '../text';
import { moveOf } from '../sort';
import { newSession } from '../../../../tests/wasm';

type Answer = StateAnswer<YamataiState>;
type Session = Awaited<ReturnType<typeof newSession>>;

beforeAll(async () => {
  await setLanguage('fr');
  await useTextsOf('yamatai');
});

/** What the bar and the choices say, of all that was asked. */
const heads = new Set<string>();
const read = ({ ask }: Play): void => {
  if (ask)
    for (const head of [
      ask.title,
      ...ask.actions.map(({ label }) => label),
      ...(ask.choices ?? []).map(({ label }) => label),
    ])
      heads.add(head);
};

const action = (play: Play, id: string): void => {
  read(play);
  const found = play.ask?.actions.find((one) => one.id === id);
  expect(found, `${id} in ${play.ask?.actions.map((one) => one.id).join()}`).toBeDefined();
  expect(found?.refusal).toBeUndefined();
  found?.run();
};
const choice = (play: Play, id: string): void => {
  read(play);
  const found = play.ask?.choices?.find((one) => one.id === id);
  expect(found, `${id} in ${play.ask?.choices?.map((one) => one.id).join()}`).toBeDefined();
  found?.run();
};
/** What glows is touched, nothing else. */
const thing = (play: Play, id: string): void => {
  expect([...(play.ask?.things ?? [])]).toContain(id);
  play.touchThing(id);
};
const space = (play: Play, id: unknown): void => {
  expect([...(play.ask?.spaces ?? [])]).toContain(Number(id));
  play.touchSpace(Number(id));
};
const island = (play: Play, id: unknown): void => {
  expect([...(play.ask?.islands ?? [])]).toContain(Number(id));
  play.touchIsland(Number(id));
};
const power = (play: Play, kind: string): void => action(play, `power-${kind}`);

function keep(play: Play, move: MoveObject): void {
  const boats = spread(play.state.seats[play.me]!.boats);
  const wanted = [...(move['boats'] as string[])];
  const stay = boats.map((colour) =>
    wanted.includes(colour) ? (wanted.splice(wanted.indexOf(colour), 1), true) : false,
  );
  for (const [i, yes] of stay.entries())
    if (!yes && play.ask?.choices?.[i]?.pressed) choice(play, `boat ${i}`);
  for (const [i, yes] of stay.entries())
    if (yes && !play.ask?.choices?.[i]?.pressed) choice(play, `boat ${i}`);
  action(play, 'keep');
}

function sorted(play: Play, move: MoveObject): void {
  expect(play.ask?.sort).toBe(true);
  const [top, bottom] = [move['top'] as number[], move['bottom'] as number[]];
  const way = { list: [...top, ...bottom], top: top.length };
  play.send([moveOf(way, play.of('sort')) ?? '']);
}

/** The touches for a move. */
const TOUCH: Record<string, (play: Play, move: MoveObject) => void> = {
  fleet: (play, { fleet }) => (thing(play, `fleet:${String(fleet)}`), action(play, 'take')),
  boat: (play, { text }) => choice(play, text),
  buy: (play, { colour }) => (thing(play, `buy:${String(colour)}`), action(play, 'trade')),
  sell: (play, { colour }) => (thing(play, `sell:${String(colour)}`), action(play, 'trade')),
  place: (play, { colour, space: where }) => {
    space(play, where);
    if (play.ask?.choices) choice(play, `place ${String(colour)}`);
  },
  collect: (play) => action(play, 'collect'),
  take: (play, { island: where }) => island(play, where),
  extra: (play, { island: where }) => island(play, where),
  build: (play, { building, island: where }) => {
    thing(play, `tile:${String(building)}`);
    if (play.island !== where) island(play, where);
    action(play, 'build');
  },
  keep,
  recruit: (play, { specialist, text }) => (
    thing(play, `specialist:${String(specialist)}`),
    choice(play, text)
  ),
  reserve: (play, { building }) => (
    power(play, 'reserve'),
    thing(play, `tile:${String(building)}`)
  ),
  look: (play) => power(play, 'look'),
  sort: sorted,
  slide: (play, { from, space: to }) => (power(play, 'slide'), space(play, from), space(play, to)),
  sanctuary: (play, { island: where }) => (power(play, 'sanctuary'), island(play, where)),
  cleanse: (play, { island: where }) => (power(play, 'cleanse'), island(play, where)),
  gild: (play, { text }) => (power(play, 'gild'), choice(play, text)),
  change: (play, { text }) => (power(play, 'change'), choice(play, text)),
  'token-for-yellow': (play, { text }) => (power(play, 'token-for-yellow'), choice(play, text)),
  'token-for-coins': (play, { text }) => (power(play, 'token-for-coins'), choice(play, text)),
  'with-token': (play, { island: where }) => island(play, where),
  'with-boat': (play, { space: where }) => space(play, where),
  done: (play) => action(play, 'done'),
};

function deskFor(
  answer: Answer,
  preview: (moves: string[]) => Promise<PreviewAnswer>,
  confirm = false,
  busy = (): boolean => false,
): { play: Play; sent: Promise<string[]> } {
  let choose: (moves: string[]) => void = () => undefined;
  const sent = new Promise<string[]>((done) => (choose = done));
  const props = {
    state: answer.state,
    me: answer.to_move,
    toMove: answer.to_move,
    legal: answer.legal,
    refusals: [],
    settings: { confirm },
    seats: answer.state.seats.map((_, i) => ({ name: String(i), kind: 'person' })),
    preview,
    choose,
    clause: () => undefined,
  };
  return {
    play: new Play(() => props as unknown as BoardProps<YamataiState>, busy),
    sent,
  };
}

/** Both halves of a swap or a removal, touched in the wrong order; they must do what they should. */
async function pair(session: Session, answer: Answer, move: MoveObject): Promise<void> {
  const preview = (moves: string[]): Promise<PreviewAnswer> =>
    session.preview(moves, answer.to_move ?? 0);
  const after = (await preview([move.text])) as unknown as PreviewAnswer<YamataiState>;
  const kind =
    { 'swap-tokens': 'with-token', 'swap-boats': 'with-boat', remove: 'remove' }[move.kind] ?? '';
  const key = move.kind === 'swap-tokens' ? 'island' : 'space';
  const seconds = (after.legal ?? [])
    .filter((one) => one.kind === kind && Number(one[key]) > Number(move[key]))
    .map((one) => Number(one[key]));
  const touch = move.kind === 'swap-tokens' ? island : space;
  for (const second of seconds.slice(0, 3)) {
    const { play, sent } = deskFor(answer, preview);
    power(play, move.kind);
    touch(play, second);
    touch(play, move[key]);
    if (move.kind === 'remove') action(play, 'remove');
    const moves = await sent;
    const { events } = await preview(moves);
    const happened = events.filter(({ event }) =>
      ['tokens_swapped', 'boats_swapped', 'boat_removed'].includes(event),
    );
    const places = happened.flatMap((e) => [e[key], e['with']]).filter((one) => one !== undefined);
    expect(
      places.sort((a, z) => Number(a) - Number(z)),
      moves.join(),
    ).toEqual([Number(move[key]), second].sort((a, z) => a - z));
  }
  if (move.kind !== 'remove') return;
  const { play, sent } = deskFor(answer, preview);
  power(play, 'remove');
  space(play, move[key]);
  action(play, 'remove');
  const { events } = await preview(await sent);
  expect(events.filter(({ event }) => event === 'boat_removed').length).toBe(1);
}

const PAIRS = ['swap-tokens', 'swap-boats', 'remove'];
/** As many games as show a few of each kind; rare kinds have this many to turn up in. */
const [GAMES, MOST_GAMES] = [14, 60];

it('every kind of move can be made by touching what glows', async () => {
  const made: Record<string, number> = {};
  const unmade = (): string[] => [...Object.keys(TOUCH), ...PAIRS].filter((kind) => !made[kind]);
  const session = await newSession();
  for (let seed = 1; seed <= GAMES || (seed <= MOST_GAMES && unmade().length > 0); ++seed) {
    let answer = (await session.begin({
      game: 'yamatai',
      players: 2 + (seed % 3),
      seed: String(seed),
    })) as unknown as Answer;
    for (let i = 0; i < 700 && answer.to_move !== null; ++i) {
      const kinds = new Map<string, MoveObject[]>();
      for (const move of answer.legal)
        kinds.set(move.kind, [...(kinds.get(move.kind) ?? []), move]);
      for (const [kind, moves] of kinds) {
        // A few of a kind at each point are enough, but rare ones all.
        if ((made[kind] ?? 0) > 60 && i % 9 !== 0) continue;
        const move = moves[(i * 31 + seed) % moves.length]!;
        made[kind] = (made[kind] ?? 0) + 1;
        if (PAIRS.includes(kind) && answer.state.steps[0]?.step !== 'remove') {
          if ((made[kind] ?? 0) < 40) await pair(session, answer, move);
          continue;
        }
        const { play, sent } = deskFor(answer, (wanted) =>
          session.preview(wanted, answer.to_move ?? 0),
        );
        if (kind === 'remove') space(play, move['space']);
        else TOUCH[kind]!(play, move);
        expect(await sent).toEqual([move.text]);
      }
      const next = answer.legal[(i * 7919 + seed * 13) % answer.legal.length]!;
      answer = (await session.play([next.text])) as unknown as Answer;
    }
  }
  expect(unmade()).toEqual([]);
  expect(heads.size).toBeGreaterThan(60);
  expect([...heads].filter((head) => /^\p{Ll}/u.test(head))).toEqual([]);
});

it('a fleet is taken by one touch where the turn is held at its end, else by its button (YAM-T1)', async () => {
  const session = await newSession();
  const answer = (await session.begin({
    game: 'yamatai',
    players: 2,
    seed: '1',
  })) as unknown as Answer;
  const preview = (moves: string[]): Promise<PreviewAnswer> => session.preview(moves, 0);
  const [once, twice] = [deskFor(answer, preview, true), deskFor(answer, preview)];
  const [first = ''] = once.play.ask?.things ?? [];
  thing(once.play, first);
  expect(await once.sent).toEqual([`fleet ${first.slice(6)}`]);
  thing(twice.play, first);
  expect(twice.play.chosen).toBe(first);
  action(twice.play, 'take');
  expect(await twice.sent).toEqual([`fleet ${first.slice(6)}`]);
});

it('a touch that has nothing to do with the question is answered beside it', async () => {
  const session = await newSession();
  const answer = (await session.begin({
    game: 'yamatai',
    players: 2,
    seed: '1',
  })) as unknown as Answer;
  const { play } = deskFor(answer, (moves) => session.preview(moves, 0));
  for (const touch of [() => play.touchSpace(2), () => play.touchThing('tile:1')]) {
    expect(touch()).toBe(false);
    expect(play.offer?.detail).toBe(b('not_now'));
    play.reset();
    expect(play.offer?.detail).not.toBe(b('not_now'));
  }
});

it('a touch while something is shown leaves no answer behind', async () => {
  const session = await newSession();
  const answer = (await session.begin({
    game: 'yamatai',
    players: 2,
    seed: '1',
  })) as unknown as Answer;
  const shown = new SvelteSet(['film']);
  const { play } = deskFor(
    answer,
    (moves) => session.preview(moves, 0),
    false,
    () => shown.has('film'),
  );
  play.touchThing('tile:1');
  expect(play.offer).toBeNull();
  shown.clear();
  expect(play.offer?.detail).not.toBe(b('not_now'));
});

it('what the port has no room for is told before the turn ends, with what it costs (YAM-T10)', async () => {
  const session = await newSession();
  const answer = (await session.begin({
    game: 'yamatai',
    players: 2,
    seed: '1',
  })) as unknown as Answer;
  const seat = answer.to_move ?? 0;
  const own = answer.state.seats[seat]!;
  answer.state.steps = [{ step: 'main', seat }] as never;
  answer.legal = [{ text: 'collect', kind: 'collect' }];
  const said = (green: number, aside: number): string | undefined => {
    own.boats = { green, brown: 0, black: 0, red: 0, yellow: 0 };
    own.aside = aside;
    const { play } = deskFor(answer, (moves) => session.preview(moves, seat));
    return play.ask?.actions.find(({ id }) => id === 'collect')?.detail;
  };
  expect(said(1, 3)).toBe('');
  expect(said(2, 0)).toBe(b('port.hint', { boats: '1\u00a0bateau' }));
  expect(said(2, 1)).toBe(
    b('port.hint_points', { boats: '1\u00a0bateau', points: '−1\u00a0point' }),
  );
});
