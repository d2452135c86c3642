// The page of a review, without the page: what is asked of the engines, what is kept, what is drawn and said.
import { beforeAll, describe, expect, it } from 'vitest';
import { Session, type Answer } from '$lib/engine/client';
import { freshReview, type GameRecord, type KeptReview } from '$lib/review/kept';
import { DEPTHS, Reviewer } from '$lib/review/reviewer.svelte';
import { routeOf } from '$lib/router.svelte';
import { change, fine, percent } from '../src/pages/review/figures';
import { pathOf } from '../src/pages/review/graph';
import { example } from './example';
import { netOf, newSession, startEngineOf } from './wasm';

let record: GameRecord;
let moves = 0;
let crew: Session[];

/** A game that is over after a few turns, in each of which the first move is played. */
async function play(turns: number): Promise<GameRecord> {
  const session = await newSession();
  const options = { turn_cap: turns };
  let now = await session.begin({ game: example, players: 2, seed: '7', options });
  while (now.to_move !== null) now = await session.play([now.legal[0]?.text ?? '']);
  moves = now.n;
  return (await session.save()) as GameRecord;
}

/** A session of the engine that the page loads, with its net. */
async function pageSession(): Promise<Session> {
  const engine = await startEngineOf(example);
  engine.giveNet(example, netOf(example));
  const session = engine.open();
  return new Session((request) =>
    Promise.resolve(JSON.parse(engine.handle(session, JSON.stringify(request))) as Answer),
  );
}

const fresh = (): KeptReview => freshReview('file/x', record, null);

/** Counts what is asked of a session: how deep, of which moves. */
function counted(session: Session, asked: [number, number][]): Session {
  return Object.assign(Object.create(session) as Session, {
    reviewStep: (n: number, depth: number) => {
      asked.push([n, depth]);
      return session.reviewStep(n, depth);
    },
  });
}

beforeAll(async () => {
  record = await play(4);
  crew = [await pageSession(), await pageSession()];
});

describe('a reviewer', () => {
  it('looks at every move in each pass, and puts the steps together', async () => {
    const asked: [number, number][] = [];
    const kept: KeptReview[] = [];
    const reviewer = new Reviewer(
      crew.map((one) => counted(one, asked)),
      fresh(),
      (review) => kept.push(review),
    );
    await reviewer.run();
    expect(reviewer.fault).toBeNull();
    expect(reviewer.finished).toBe(true);
    expect(asked).toHaveLength(moves * DEPTHS.length);
    for (const depth of DEPTHS) {
      const of = asked.filter((one) => one[1] === depth).map(([n]) => n);
      expect(of.sort((a, b) => a - b)).toEqual(Array.from({ length: moves }, (_, i) => i + 1));
    }
    const { seats, simulations } = reviewer.summary ?? {};
    expect(simulations).toBe(DEPTHS.at(-1));
    for (const { account } of seats ?? []) {
      const parts = account.start + account.own + account.others + account.luck;
      expect(parts).toBeCloseTo(account.end, 6);
    }
    expect(reviewer.steps.some((step) => step?.verdict)).toBe(true);
    expect(kept.at(-1)?.depths).toEqual(Array(moves).fill(DEPTHS.at(-1)));
  });

  it('goes on where it was left', async () => {
    const review = fresh();
    const first = new Reviewer(crew, review, () => undefined);
    await first.run();
    const asked: [number, number][] = [];
    review.depths[2] = DEPTHS[1];
    const again = new Reviewer(
      crew.map((one) => counted(one, asked)),
      review,
      () => undefined,
    );
    await again.run();
    expect(asked).toEqual([[3, DEPTHS.at(-1)]]);
    expect(again.steps).toEqual(first.steps);
  });

  it('begins anew what a former version of it said', async () => {
    const review = fresh();
    await new Reviewer(crew, review, () => undefined).run();
    review.version = 0;
    const asked: [number, number][] = [];
    await new Reviewer(
      crew.map((one) => counted(one, asked)),
      review,
      () => undefined,
    ).run();
    expect(asked).toHaveLength(moves * DEPTHS.length);
    expect(review.version).toBeGreaterThan(0);
  });

  it('says what is wrong with a record', async () => {
    const reviewer = new Reviewer(
      crew,
      { ...fresh(), record: { ...record, hash: '0123456789abcdef' } },
      () => undefined,
    );
    await reviewer.run();
    expect(reviewer.fault?.code).toBe('wrong_hash');
    expect(reviewer.finished).toBe(false);
  });

  it('reviews nothing that is not over', async () => {
    const running: GameRecord = { ...record, result: null, hash: null };
    running['moves'] = (record['moves'] as unknown[]).slice(0, 3);
    const reviewer = new Reviewer(crew, { ...fresh(), record: running }, () => undefined);
    await reviewer.run();
    expect(reviewer.fault?.code).toBe('game_running');
    expect(reviewer.steps.every((step) => step === null)).toBe(true);
  });
});

describe('the graph', () => {
  it('leaves a gap where nothing is known', () => {
    const same = (value: number): number => value;
    const points = [[0.5], [0.25], null, [1], null];
    expect(pathOf(points, 0, same, same)).toBe('M0.0 0.5L1.0 0.3M3.0 1.0');
  });
});

describe('figures', () => {
  it('are percent', () => {
    expect(percent(0.183)).toBe('18');
    expect(percent(undefined)).toBe('…');
    expect([change(0.05), change(-0.12), change(0.001)]).toEqual(['+5', '−12', '0']);
    expect([fine(0.0183, 'en'), fine(0.0183, 'fr')]).toEqual(['1.8', '1,8']);
  });
});

it('has an address, and each of its steps', () => {
  const at = (path: string): ReturnType<typeof routeOf> => routeOf(new URL(path, 'http://hall'));
  expect(at('/review')).toEqual({ page: 'review', key: null, at: null, mistakes: null });
  expect(at('/review/solo/ab12?at=57')).toEqual({
    page: 'review',
    key: 'solo/ab12',
    at: 57,
    mistakes: null,
  });
  expect(at('/review/table/k3-v9/')).toEqual({
    page: 'review',
    key: 'table/k3-v9',
    at: null,
    mistakes: null,
  });
  expect(at('/review/file/ab?at=x')).toEqual({
    page: 'review',
    key: 'file/ab',
    at: null,
    mistakes: null,
  });
  expect(at('/review/solo/ab?mistakes=1')).toMatchObject({ key: 'solo/ab', mistakes: 1 });
  expect(at('/review/other/ab').page).toBe('missing');
});
