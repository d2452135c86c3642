// What a course asks of who takes it: so many words to read, and so many touches.
import { describe, expect, it } from 'vitest';
import type { Step } from '../src/lessons/lesson';
import { lessons } from './lesson';

const files = import.meta.glob<Record<string, Record<string, string>>>(
  '../src/lessons/*/words.*.json',
  { import: 'default', eager: true },
);

const MOST_WORDS = 1000;
const MOST_TOUCHES = 45;

/** As a reader counts: what a space and punctuation part. */
const length = (text = ''): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\d{]/u.test(word)).length;

/** What is touched for a move: the thing itself, or each that it names, of goods together only one. */
const touchesOf = (move: string): number => Math.max(1, move.split(' ').length - 1);

/** The goal's moves, and what leads on where the table does not stay. */
const touchesIn = (steps: Step[]): number =>
  steps
    .map(({ solution }, i) => {
      const next = steps[i + 1];
      const pressed = next === undefined || next.position !== undefined;
      return solution.reduce((sum, move) => sum + touchesOf(move), Number(pressed));
    })
    .reduce((sum, one) => sum + one, 0);

const games = [...new Set(lessons.map(({ game }) => game))];

describe.each(games)('the course of %s', (game) => {
  const course = lessons.filter((one) => one.game === game);

  it.each(['en', 'fr'])(`has at most ${MOST_WORDS} words to read, in %s`, (language) => {
    const { brief = {}, ...said } = files[`../src/lessons/${game}/words.${language}.json`] ?? {};
    const read = [
      ...Object.values(brief),
      ...course.flatMap(({ id, lesson }) => {
        const { [id]: words = {} } = said;
        const steps = lesson.steps.flatMap(({ say, done }) => [words[say], words[done]]);
        return [words['title'], words['idea'], ...steps];
      }),
    ];
    expect(read.map(length).reduce((sum, one) => sum + one)).toBeLessThanOrEqual(MOST_WORDS);
  });

  it.each([
    ['en', /\b[Ii]n a tie\b/],
    ['fr', /À égalité/],
  ])('says in %s who wins a tie', (language, tie) => {
    const said = files[`../src/lessons/${game}/words.${language}.json`] ?? {};
    const read = course.flatMap(({ id, lesson }) =>
      lesson.steps.flatMap(({ say, done }) => [said[id]?.[say], said[id]?.[done]]),
    );
    expect(read.join('\n')).toMatch(tie);
  });

  it(`asks for at most ${MOST_TOUCHES} touches`, () => {
    const begin = 1;
    const touches = course.map(({ lesson }) => touchesIn(lesson.steps));
    expect(touches.reduce((sum, one) => sum + one, begin)).toBeLessThanOrEqual(MOST_TOUCHES);
  });

  it('says within three lessons how the game ends', () => {
    const early = JSON.stringify(course.slice(0, 3).map(({ lesson }) => lesson.steps));
    expect(early).toMatch(/"edition\.end_of_game|"end_triggered"/);
  });
});
