// Hints and the coach on the real engine: they know what the viewer may know, and speak of the turn at hand.
import { beforeAll, describe, expect, it } from 'vitest';
import { openGame } from '../..';
import { setLanguage } from '$lib/i18n';
import type { GameModule } from '$lib/board';
import { Coach, Hints } from '$lib/table/hints.svelte';
import type { Lesson } from '../../../lessons/lesson';
import { newSession } from '../../../../tests/wasm';

const lessons = import.meta.glob<Lesson>('../../../lessons/osaka/*-*.json', {
  import: 'default',
  eager: true,
});
const lessonOf = (id: string): Lesson =>
  Object.entries(lessons).find(([path]) => path.includes(`-${id}.json`))?.[1] as Lesson;
/** The viewer leads and can end the game; or is behind, and had better not. */
const ahead = lessonOf('end').position;
const behind = lessonOf('end').steps[1]?.position as Lesson['position'];
const names = { seats: ['Ann', 'Rin'], me: 0 };

async function moduleOf(game: string): Promise<GameModule> {
  const module = await openGame(game);
  module?.useEdition(null);
  return module as GameModule;
}

beforeAll(() => setLanguage('en'));

describe('a hint', () => {
  it('says which move and where it lies, then why', async () => {
    const module = await moduleOf('osaka');
    const session = await newSession();
    const hints = new Hints(
      session,
      () => module,
      () => names,
    );
    const state = ahead;
    const { legal } = await (await newSession()).load('osaka', state);
    await hints.ask({ game: 'osaka', state, legal, me: 0 });
    expect([hints.step, hints.hint?.look]).toEqual(['move', ['buy']]);
    expect(hints.hint?.best.words).toContain('You buy 2 cards for 5.');
    hints.why();
    expect(hints.step).toBe('why');
    expect(hints.hint?.best.share).toBeGreaterThan(hints.hint?.other?.share ?? 1);
    expect(hints.hint?.other?.words).toMatch(/You (take|reserve)/);
    const left = hints.hint?.left;
    expect(left?.best).toEqual(expect.arrayContaining([expect.stringMatching(/^\d+ points?$/)]));
    expect(left?.other).toHaveLength(left?.best.length ?? 0);
    for (const [i, fact] of (left?.best ?? []).entries()) expect(left?.other[i]).not.toBe(fact);
    hints.clear();
    expect([hints.step, hints.hint]).toEqual([null, null]);
  });

  it('tells what the next at the table is expected to do, once where it is the same', async () => {
    const module = await moduleOf('osaka');
    const session = await newSession();
    const begun = await session.begin({ game: 'osaka', players: 2, seed: '5'.repeat(64) });
    const me = begun.to_move ?? 0;
    const next = 1 - me;
    const [first, second] = (begun.legal ?? []).map(({ text }) => text) as [string, string];
    const state = (await session.state(me)).state as never;
    const thinking = await newSession();
    const suggested = (move: string, answer: string): object => ({
      ...{ move, moves: [move], share: 0.5, shares: [0.5, 0.5], margin: null, visits: 9 },
      further: [
        { seat: next, move: answer },
        { seat: me, move: 'take red2' }, // one's own next turn is not told
      ],
    });
    const hint = async (...answers: [string, string]): Promise<Hints['hint']> => {
      thinking.suggest = () =>
        Promise.resolve([suggested(first, answers[0]), suggested(second, answers[1])] as never);
      const hints = new Hints(
        thinking,
        () => module,
        () => ({ seats: ['Ann', 'Rin'], me }),
      );
      await hints.ask({ game: 'osaka', state, legal: begun.legal ?? [], me });
      return hints.hint;
    };
    const same = await hint('token red', 'token red');
    expect(same?.best.then).toMatch(/^(Ann|Rin) takes a silk token\.$/);
    expect(same?.other?.then).toBe('');
    expect((await hint('token red', 'token green'))?.other?.then).toMatch(/takes a sake token\.$/);
  });

  it('tells the second turn as it is played, but for what both end with', async () => {
    const module = await moduleOf('osaka');
    const { legal } = await (await newSession()).load('osaka', ahead);
    const thinking = await newSession();
    const [buy, take] = ['buy', 'take'].map(
      (kind) => legal.find((move) => move.kind === kind)?.text ?? '',
    ) as [string, string];
    const suggested = (move: string): object => ({
      ...{ move, moves: [move], share: 0.5, shares: [0.5, 0.5], margin: null, visits: 9 },
      further: [],
    });
    thinking.suggest = () => Promise.resolve([suggested(buy), suggested(take)] as never);
    const turns = [
      ['You pay 5.', 'You recruit.', 'A ship sails.'],
      ['You recruit.', 'You sell.', 'A ship sails.'],
    ];
    const lines = (texts: string[]): object[] =>
      texts.map((text) => ({ text, seat: 0, weight: 'main' }));
    const describe = (): never => lines(turns.shift() ?? []) as never;
    const hints = new Hints(
      thinking,
      () => ({ ...module, describe }),
      () => names,
    );
    await hints.ask({ game: 'osaka', state: ahead, legal, me: 0 });
    expect(hints.hint?.best.words).toBe('You pay 5. You recruit. A ship sails.');
    expect(hints.hint?.other).toMatchObject({ words: 'You recruit. You sell.', alike: true });
  });

  it('that comes too late is not shown', async () => {
    const module = await moduleOf('osaka');
    const hints = new Hints(
      await newSession(),
      () => module,
      () => names,
    );
    const state = ahead;
    const { legal } = await (await newSession()).load('osaka', state);
    const asked = hints.ask({ game: 'osaka', state, legal, me: 0 });
    hints.clear();
    await asked;
    expect([hints.step, hints.thinking]).toEqual([null, false]);
  });
});

describe('the coach', () => {
  it('warns of a turn that gives much away, and of no other', async () => {
    const coach = new Coach(await newSession());
    coach.watch('osaka', behind, []);
    await coach.judge([['buy', 'pay green5']]);
    expect(coach.loss).toBeGreaterThanOrEqual(0.1);
    await coach.judge([['take red2']]);
    expect(coach.loss).toBeNull();
  });

  it('is waited for by a player who is quick, and warns once', async () => {
    const coach = new Coach(await newSession());
    coach.watch('osaka', behind, []);
    void coach.judge([['buy', 'pay green5']]);
    expect(coach.loss).toBeNull();
    expect(await coach.lets()).toBe(false);
    expect(coach.loss).toBeGreaterThanOrEqual(0.1);
    expect(await coach.lets()).toBe(true);
    coach.reset();
    coach.watch('osaka', behind, []);
    void coach.judge([['take red2']]);
    expect(await coach.lets()).toBe(true);
  });

  it('asks about one position after the other', async () => {
    const coach = new Coach(await newSession());
    coach.watch('osaka', behind, []);
    coach.watch('osaka', ahead, ['x']);
    await coach.judge([['buy', 'pay green5']]);
    expect(coach.loss).toBeGreaterThanOrEqual(0.1);
  });

  it('says nothing of what it has not looked at, nor of the turn before', async () => {
    const coach = new Coach(await newSession());
    await coach.judge([['buy', 'pay green5']]);
    expect(coach.loss).toBeNull();
    coach.watch('osaka', behind, []);
    const judged = coach.judge([['buy', 'pay green5']]);
    coach.reset();
    await judged;
    expect(coach.loss).toBeNull();
  });
});
