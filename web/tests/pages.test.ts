import { describe, expect, it } from 'vitest';
import { routeOf } from '$lib/router.svelte';
import { standing, turnsOf } from '$lib/table/log';
import { checkRecord } from '$lib/table/fair';
import { createHash } from 'node:crypto';
import {
  companyOf,
  fitting,
  levelOf,
  seatsFor,
  seatOfMe,
  sittingDown,
  standardSeats,
  wearing,
  withKind,
  withLevel,
} from '../src/pages/new/seats';
import { example } from './example';

const at = (path: string): ReturnType<typeof routeOf> => routeOf(new URL(path, 'http://hall'));

describe('addresses', () => {
  it('lead to their pages', () => {
    expect(at('/')).toEqual({ page: 'home' });
    expect(at('/new')).toEqual({ page: 'new', game: null });
    expect(at(`/new?game=${example}`)).toEqual({ page: 'new', game: example });
    expect(at('/new?game=%3Cb%3E')).toEqual({ page: 'new', game: null });
    expect(at('/solo/ab12')).toEqual({ page: 'solo', id: 'ab12' });
    expect(at('/table/k3-v9?seat=1#SECRET')).toEqual({
      page: 'table',
      id: 'k3-v9',
      seat: 1,
      key: 'SECRET',
    });
    // Chats and mail programs put a slash at the end.
    expect(at('/solo/ab12/')).toEqual(at('/solo/ab12'));
    expect(at('/table/k3v9/?seat=1#S')).toEqual(at('/table/k3v9?seat=1#S'));
    expect(at(`/learn/${example}/sell/`)).toEqual(at(`/learn/${example}/sell`));
    expect(at('/table/k3v9')).toEqual({ page: 'table', id: 'k3v9', seat: null, key: null });
    expect(at(`/learn/${example}`)).toEqual({ page: 'learn', game: example });
    expect(at(`/learn/${example}/sell`)).toEqual({ page: 'lesson', game: example, lesson: 'sell' });
    expect(at(`/rules/${example}#OSA-B2`)).toEqual({
      page: 'rules',
      game: example,
      clause: 'OSA-B2',
      table: null,
    });
  });
  it('lead nowhere when there is nothing', () => {
    for (const path of ['/nix', '/table/', '/table/a/b', '/solo/..%2f', '/rules'])
      expect(at(path).page).toBe('missing');
    expect(at('/table/x?seat=zwei')).toMatchObject({ seat: null });
  });
});

describe('seats of a new table', () => {
  const kinds = (seats: { kind: string }[]): string[] => seats.map(({ kind }) => kind);
  it('always have the viewer at one of them', () => {
    const four = standardSeats(4, 2);
    expect(kinds(four)).toEqual(['me', 'bot', 'bot', 'bot']);
    expect(kinds(withKind(four, 2, 'me'))).toEqual(['bot', 'bot', 'me', 'bot']);
    expect(kinds(withKind(four, 0, 'friend'))).toEqual(['me', 'bot', 'bot', 'bot']);
    expect(kinds(fitting(withKind(four, 3, 'me'), 2, 2))).toEqual(['me', 'bot']);
    expect(kinds(fitting(four.slice(0, 2), 3, 4))).toEqual(['me', 'bot', 'bot']);
  });
  it('have the viewer where the crest is one’s own, or next to it', () => {
    expect(kinds(standardSeats(4, 2, 2))).toEqual(['bot', 'bot', 'me', 'bot']);
    const two = standardSeats(2, 2, 3);
    expect(kinds(two)).toEqual(['bot', 'me']);
    expect(kinds(wearing(fitting(two, 4, 4), 3))).toEqual(['bot', 'bot', 'bot', 'me']);
    expect(kinds(wearing(seatsFor('friends', two, 2), 0))).toEqual(['me', 'friend']);
    expect(kinds(wearing(seatsFor('friends', two, 2), 1))).toEqual(['friend', 'me']);
    expect([seatOfMe(two), sittingDown(two, 'Anna')]).toEqual([
      1,
      [
        { name: 'Haru', kind: 'bot', level: 2 },
        { name: 'Anna', kind: 'person' },
      ],
    ]);
  });
  it('follow from who plays, and from one level for all bots', () => {
    const three = seatsFor('2', standardSeats(2, 2), 2);
    expect(kinds(three)).toEqual(['me', 'bot', 'bot']);
    expect([companyOf(three), levelOf(three)]).toEqual(['2', 2]);
    const strong = withLevel(three, 5);
    expect(levelOf(strong)).toBe(5);
    expect(levelOf(seatsFor('3', strong, 2))).toBe(5);
    expect(levelOf(strong.map((seat, i) => (i === 1 ? { ...seat, level: 1 } : seat)))).toBe(0);
    const friends = seatsFor('friends', strong, 3);
    expect(kinds(friends)).toEqual(['me', 'friend', 'friend']);
    expect([companyOf(friends), levelOf(friends)]).toEqual(['friends', undefined]);
  });
});

describe('the log', () => {
  const entry = (n: number, rest: object = {}): never =>
    ({ rev: n, n, seat: 0, move: 'x', events: [{ event: `e${n}`, clause: '' }], ...rest }) as never;
  it('leaves out what was taken back', () => {
    const undo = { rev: 4, n: 1, seat: 0, undo: 2, events: [] };
    expect(
      standing([entry(0), entry(1), entry(2), entry(3), undo, entry(2, { rev: 5 })]).map(
        ({ rev }) => rev,
      ),
    ).toEqual([0, 1, 5]);
  });
  it('is cut into turns', () => {
    const event = (name: string): never => ({ event: name, clause: '' }) as never;
    const turns = turnsOf([event('a'), event('turn_began'), event('b'), event('turn_began')]);
    expect(turns.map((turn) => turn.length)).toEqual([1, 2, 1]);
  });
});

describe('the fairness check', () => {
  const sha = (hex: string): string =>
    createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex');
  const secret = 'ab'.repeat(32);
  const nonces = ['01'.repeat(32), '02'.repeat(32)];
  const fair = { commitment: sha(secret), secret, nonces };
  const record = { seed: sha(secret + nonces.join('')), fair };
  const kept = { links: {}, nonces: { 1: nonces[1] ?? '' }, commitment: sha(secret) };
  const yes = (): Promise<boolean> => Promise.resolve(true);
  const outcome = async (changed: object, keep = kept): Promise<Record<string, boolean>> =>
    Object.fromEntries(
      (await checkRecord({ ...record, ...changed }, keep, yes)).map(({ id, ok }) => [id, ok]),
    );

  it('agrees with an honest server', async () => {
    expect(await outcome({})).toEqual({ commitment: true, nonce: true, seed: true, replay: true });
  });
  it('finds another secret, another nonce, another seed', async () => {
    expect(await outcome({ fair: { ...fair, secret: 'cd'.repeat(32) } })).toMatchObject({
      commitment: false,
      seed: false,
    });
    expect(await outcome({}, { ...kept, commitment: sha('00') })).toMatchObject({
      commitment: false,
    });
    expect(await outcome({}, { ...kept, nonces: { 1: '03'.repeat(32) } })).toMatchObject({
      nonce: false,
    });
    expect(await outcome({ seed: '00'.repeat(32) })).toMatchObject({ seed: false });
  });
  it('finds a game that the rules would play otherwise', async () => {
    const [last] = (await checkRecord(record, kept, () => Promise.reject(new Error('no')))).slice(
      -1,
    );
    expect(last).toEqual({ id: 'replay', ok: false });
  });
});
