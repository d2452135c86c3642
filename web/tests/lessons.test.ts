// Every lesson on the real engine: its solution reaches every goal, whatever else is tried is answered, and the words say
// what the table shows.
import { describe, expect, it } from 'vitest';
import { holds, OF_EVENT, type Step } from '../src/lessons/lesson';
import { lessons, open, type Named } from './lesson';

type Words = Record<string, string> & { title: string; idea: string };

const words = import.meta.glob<Record<string, Words>>('../src/lessons/*/words.*.json', {
  import: 'default',
  eager: true,
});

/** A mark of French that is not kept to its word by a narrow space, or a straight apostrophe. */
const LOOSE = /(?<=\S)[ \u00a0]([:;!?»%](?=[\s"»).,]|$))|«[ \u00a0]|\w'\w/u;
const LANGUAGES = ['en', 'fr'];
const RANDOM_PLAYS = Number(process.env['LESSON_PLAYS'] ?? 20);
/** A learner who has tried so many choices without an answer has found one that hangs. */
const MOST_CHOICES = 120;
const MOST_WORDS = 45;
const MOST_BYTES = 60_000;

const wordsOf = (game: string, language: string): Record<string, Words> =>
  words[`../src/lessons/${game}/words.${language}.json`] ?? {};

const keysOf = (step: Step): string[] => [
  step.say,
  step.otherwise,
  step.done,
  ...(step.mistakes ?? []).map(({ say }) => say),
];

/** As a reader counts: what a space and punctuation part. */
const length = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\d{]/u.test(word)).length;

/** Games that have a course; a new one need not. */
const COURSES = [...new Set(lessons.map(({ game }) => game))];

describe.each(COURSES)('the course of %s', (game) => {
  const course = lessons.filter((one) => one.game === game);

  it('has six to twelve lessons of at most 60 kB', () => {
    expect(course.length).toBeGreaterThanOrEqual(6);
    expect(course.length).toBeLessThanOrEqual(12);
    expect(new Set(course.map(({ id }) => id)).size).toBe(course.length);
    const bytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));
    const read =
      course.reduce((sum, { lesson }) => sum + bytes(lesson), 0) +
      Math.max(...LANGUAGES.map((language) => bytes(wordsOf(game, language))));
    expect(read).toBeLessThan(MOST_BYTES);
  });

  it.each(LANGUAGES)('says in %s all that its steps ask for, and nothing else', (language) => {
    const said = wordsOf(game, language);
    expect(Object.keys(said['brief'] ?? {})).toEqual(['wins', 'turn', 'ends']);
    expect(Object.keys(said).filter((key) => key !== 'brief')).toEqual(
      expect.arrayContaining(course.map(({ id }) => id)),
    );
    expect(Object.keys(said)).toHaveLength(course.length + 1);
    for (const { id, lesson } of course) {
      const keys = new Set(['title', 'idea', ...lesson.steps.flatMap(keysOf)]);
      expect(Object.keys(said[id] ?? {}).sort(), id).toEqual([...keys].sort());
    }
  });

  it.each(LANGUAGES)(
    'says in %s no more than 45 words a step, and no number but those of the table',
    (language) => {
      for (const { id, lesson } of course) {
        const said = wordsOf(game, language)[id] as Words;
        for (const step of lesson.steps) {
          for (const key of keysOf(step)) {
            const text = said[key] ?? '';
            expect(length(text), `${id}.${key}`).toBeLessThanOrEqual(MOST_WORDS);
            const gaps = [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name);
            for (const name of gaps)
              expect(Object.keys(step.values ?? {}), `${id}.${key}`).toContain(name);
            expect(text.replace(/\{[^}]*\}/g, ''), `${id}.${key}`).not.toMatch(/\d/);
            if (language === 'fr') expect(text, `${id}.${key}`).not.toMatch(LOOSE);
          }
        }
      }
    },
  );
});

describe.each(lessons.map((one) => [`${one.game} ${one.id}`, one] as const))('%s', (_, named) => {
  it('is done by its solution, and says numbers that the table shows', async () => {
    const { table, last } = await open(named);
    for (const [i, step] of named.lesson.steps.entries()) {
      expect([table.step, table.phase, table.say], `step ${i + 1}`).toEqual([i, 'ask', step.say]);
      expect(last().toMove, `step ${i + 1}`).toBe(named.lesson.me);
      const values = Object.entries(step.values ?? {});
      for (const [name, path] of values.filter(([, one]) => !one.startsWith(OF_EVENT)))
        expect(table.values[name], path).toEqual(expect.any(Number));
      for (const move of step.solution) {
        expect(
          last().legal?.map(({ text }) => text),
          `step ${i + 1}`,
        ).toContain(move);
        await table.play([move]);
      }
      const after = named.lesson.steps[i + 1];
      const flows = after !== undefined && !after.position;
      const answer = flows ? table.answered : { say: table.say, values: table.values };
      expect([table.phase, answer?.say], `step ${i + 1}`).toEqual([
        flows ? 'ask' : 'right',
        step.done,
      ]);
      for (const [name, path] of values)
        expect(answer?.values[name], path).toEqual(expect.any(Number));
      await table.next();
    }
    expect(table.isLast).toBe(true);
  });

  it('has something to do in every step, and an answer to every try', async () => {
    for (const [i, step] of named.lesson.steps.entries()) {
      let { table, last } = await open(named, i);
      let wrong = 0;
      for (let n = 0; n < RANDOM_PLAYS; ++n) {
        let chance = n * 7919 + 17;
        for (let choices = 0; table.phase === 'ask' && table.step === i; ++choices) {
          expect(choices, `step ${i + 1} of ${named.id} hangs`).toBeLessThan(MOST_CHOICES);
          const legal = last().legal ?? [];
          expect(legal.length, `step ${i + 1}`).toBeGreaterThan(0);
          chance = (chance * 1103515245 + 12345) % 2147483648;
          await table.play([legal[chance % legal.length]?.text ?? '']);
        }
        expect([
          step.done,
          step.otherwise,
          ...(step.mistakes ?? []).map(({ say }) => say),
        ]).toContain(table.step === i ? table.say : table.answered?.say);
        if (table.phase === 'wrong') ++wrong;
        if (table.step === i) await table.again();
        else ({ table, last } = await open(named, i));
      }
      expect(wrong, `whatever is tried in step ${i + 1} is right`).toBeGreaterThan(0);
    }
  });
});

describe('a lesson', () => {
  it('hears once who presses twice', async () => {
    const named = lessons.find(({ lesson }) => lesson.steps[1]?.position) as Named;
    const { table } = await open(named);
    await Promise.all([table.show(), table.show()]);
    expect([table.step, table.phase]).toEqual([0, 'right']);
    await Promise.all([table.next(), table.next()]);
    expect([table.step, table.phase]).toEqual([1, 'ask']);
  });

  it('goes on by itself where the table stays, and says how the step before was answered', async () => {
    const named = lessons.find(
      ({ lesson: { steps } }) => steps.length > 1 && !steps[1]?.position,
    ) as Named;
    const [first, second] = named.lesson.steps;
    const { table } = await open(named);
    await table.show();
    expect([table.step, table.phase, table.say]).toEqual([1, 'ask', second?.say]);
    expect(table.answered?.say).toBe(first.done);
    await table.again();
    expect([table.step, table.answered]).toEqual([1, null]);
  });

  it.each(lessons)('goes on where it was left: $game $id', async (named) => {
    const onwards = await open(named);
    for (let step = 0; step < named.lesson.steps.length; ++step) {
      const back = await open(named, step);
      expect([back.table.step, back.table.phase]).toEqual([step, 'ask']);
      expect(back.last().state).toEqual(onwards.last().state);
      await onwards.table.show();
      await onwards.table.next();
    }
    expect((await open(named, 99)).table.isLast).toBe(true);
  });

  it('hears who answers a step before its table is all there', async () => {
    const named = lessons.find(({ lesson }) => lesson.steps.length > 1) as Named;
    const { table } = await open(named);
    await Promise.all([table.show(), table.next(), table.show()]);
    expect([table.step, table.phase]).toEqual([1, 'right']);
    await Promise.all([table.again(), table.show()]);
    expect([table.step, table.phase]).toEqual([1, 'right']);
  });
});

describe('a condition', () => {
  const tried = {
    moves: ['take red5'],
    events: [{ event: 'taken', clause: '', seat: 0, card: 'red5' }],
    state: { seats: [{ points: 3 }] },
  };

  it.each([
    [{ event: { event: 'taken', card: 'red5' } }, true],
    [{ event: { event: 'taken', card: 'red3' } }, false],
    [{ event: { event: 'taken' }, times: 2 }, false],
    [{ move: 'take ' }, true],
    [{ state: 'seats.0.points', is: 3 }, true],
    [{ state: 'seats.0.points', least: 4 }, false],
    [{ state: 'seats.0.points', most: 2 }, false],
    [{ state: 'seats.7.points', least: 0 }, false],
    [{ all: [{ move: 'take' }, { not: { move: 'buy' } }] }, true],
    [{ any: [{ move: 'buy' }, { move: 'pay' }] }, false],
  ])('%j is %s', (condition, wanted) => {
    expect(holds(condition, tried)).toBe(wanted);
  });
});
