// What stands by a first game: it has a word for all that is asked, says no number of its own, and does not repeat itself.
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameEvent } from '$lib/engine/protocol';
import { setLanguage, t } from '$lib/i18n';
import { storage } from '$lib/kept';
import { games, openGame } from '../src/games';
import { Companion, stepOf } from '../src/lessons/companion.svelte';
import { useGuideOf } from '../src/lessons/courses';
import { example } from './example';
import { factsOf } from './facts';
import { MemoryStorage } from './storage';
import { newSession } from './wasm';

type Said = Record<'step' | 'event', Record<string, string>>;

const files = import.meta.glob<Said>('../src/lessons/*/guide.*.json', {
  import: 'default',
  eager: true,
});
const shapes = import.meta.glob<string>('../src/games/*/protocol.ts', {
  import: 'default',
  query: '?raw',
  eager: true,
});

const LANGUAGES = ['en', 'fr'];
const MOST_WORDS = 60;
/** A mark of French that is not kept to its word by a narrow space, or a straight apostrophe. */
const LOOSE = /(?<=\S)[ \u00a0]([:;!?»%](?=[\s"»).,]|$))|«[ \u00a0]|\w'\w/u;
const HALF_SAID = /[{}]|undefined|NaN|\[object|null/;
/** Steps of a seat that go by themselves. */
const byItself = (game: string): readonly string[] => factsOf(game).byItself ?? [];
const SEEDS = ['1', '2'];
const MOST_MOVES = 400;

const guideOf = (game: string, language: string): Said =>
  files[`../src/lessons/${game}/guide.${language}.json`] ?? { step: {}, event: {} };
const textsOf = ({ step, event }: Said): [string, string][] => [
  ...Object.entries(step).map(([name, text]): [string, string] => [`step.${name}`, text]),
  ...Object.entries(event).map(([name, text]): [string, string] => [`event.${name}`, text]),
];

const shapeOf = (game: string): string => shapes[`../src/games/${game}/protocol.ts`] ?? '';
const named = (game: string, pattern: RegExp): string[] =>
  [...shapeOf(game).matchAll(pattern)].map(([, name = '']) => name);
const eventsOf = (game: string): string[] => named(game, /\{ event: '(\w+)'/g);
/** The steps that can ask a person. */
const stepsOf = (game: string): string[] =>
  named(game, /\{ step: '(\w+)'; seat: /g).filter((step) => !byItself(game).includes(step));

/** As a reader counts: what a space and punctuation part. */
const length = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\d{]/u.test(word)).length;

/** Which steps ask somebody in a game of chance. */
async function askedIn(game: string, seed: string): Promise<Set<string>> {
  const asked = new Set<string>();
  const session = await newSession();
  let answer = await session.begin({ game, players: 2, seed: seed.repeat(64) });
  let chance = Number(seed);
  for (let n = 0; n < MOST_MOVES && answer.to_move !== null; ++n) {
    asked.add(stepOf(answer.state) ?? 'none');
    chance = (chance * 1103515245 + 12345) % 2147483648;
    const move = answer.legal[Math.floor((chance / 2147483648) * answer.legal.length)];
    answer = await session.play([move?.text ?? '']);
  }
  return asked;
}

/** Games with a companion; a new one need not have any. */
const GUIDED = games
  .map(({ id }) => id)
  .filter((game) => files[`../src/lessons/${game}/guide.en.json`]);

describe.each(GUIDED)('the companion of %s', (game) => {
  it('has a text in both languages for each step that asks a person', () => {
    const { step } = guideOf(game, 'en');
    expect(Object.keys(step).sort()).toEqual(stepsOf(game).sort());
    expect(Object.keys(guideOf(game, 'fr').step)).toEqual(Object.keys(step));
  });

  it('explains some events, all of which there are', () => {
    const { event } = guideOf(game, 'en');
    expect(Object.keys(event).length).toBeGreaterThanOrEqual(5);
    expect(Object.keys(event).length).toBeLessThanOrEqual(14);
    expect(eventsOf(game)).toEqual(expect.arrayContaining(Object.keys(event)));
    expect(Object.keys(guideOf(game, 'fr').event)).toEqual(Object.keys(event));
  });

  it.each(LANGUAGES)(
    'says in %s no more than 60 words, and no number but those of the box',
    async (language) => {
      await setLanguage(language);
      const module = await openGame(game);
      await useGuideOf(game);
      const figures = module?.ruleFigures() ?? {};
      for (const [key, text] of textsOf(guideOf(game, language))) {
        for (const [, name] of text.matchAll(/\{(\w+)/g))
          expect(Object.keys(figures), key).toContain(name);
        expect(text.replace(/\{[^}]*\}/g, ''), key).not.toMatch(/\d/);
        const said = t(`guide-${game}:${key}`, figures);
        expect(said, key).not.toMatch(HALF_SAID);
        expect(length(said), key).toBeLessThanOrEqual(MOST_WORDS);
        if (language === 'fr') expect(said, key).not.toMatch(LOOSE);
      }
    },
  );

  it('knows every step that asks somebody in games of chance', async () => {
    for (const seed of SEEDS) {
      const asked = await askedIn(game, seed);
      expect(asked.size, seed).toBeGreaterThan(1);
      for (const step of asked) expect(Object.keys(guideOf(game, 'en').step), seed).toContain(step);
    }
  });
});

describe('the companion', () => {
  const at = (step: string): { steps: { step: string }[] } => ({ steps: [{ step }] });
  const events = (...names: string[]): GameEvent[] => names.map((event) => ({ event, clause: '' }));

  beforeAll(async () => {
    await setLanguage('en');
    await useGuideOf(example);
  });
  beforeEach(() => {
    vi.stubGlobal('localStorage', new MemoryStorage());
    storage().clear(); // also of what a browser did not take
  });
  afterEach(() => void vi.unstubAllGlobals());

  /** What it says when a new turn comes to the person. */
  function turn(companion: Companion): string | null {
    companion.rest();
    companion.ask(at('turn'));
    return companion.say;
  }

  it('explains a question three times and then no more, in another game neither', () => {
    const companion = new Companion(example);
    for (let n = 0; n < 3; ++n) expect(turn(companion)).toBe(`guide-${example}:step.turn`);
    expect(turn(companion)).toBeNull();
    expect(turn(new Companion(example))).toBeNull();
  });

  it('says a question once while it is asked', () => {
    const companion = new Companion(example);
    companion.ask(at('turn'));
    companion.next();
    expect(companion.say).toBeNull();
    companion.ask(at('turn'));
    expect(companion.say).toBeNull();
    companion.ask(at('pay'));
    expect(companion.say).toBe(`guide-${example}:step.pay`);
  });

  it('explains what was met first, each once, then the question', () => {
    const companion = new Companion(example);
    companion.tell(events('payday', 'wrecked', 'payday'));
    expect(companion.say).toBeNull();
    companion.ask(at('turn'));
    const said = [companion.say];
    while (companion.say !== null) {
      companion.next();
      said.push(companion.say);
    }
    expect(said).toEqual([
      `guide-${example}:event.payday`,
      `guide-${example}:event.wrecked`,
      `guide-${example}:step.turn`,
      null,
    ]);

    companion.tell(events('payday'));
    expect(turn(companion)).toBe(`guide-${example}:step.turn`);
    const later = new Companion(example);
    later.tell(events('wrecked', 'refill'));
    expect(turn(later)).toBe(`guide-${example}:event.refill`);
  });

  it('is silent about what it has no word for', () => {
    const companion = new Companion(example);
    companion.tell(events('turn_began'));
    companion.ask(at('nothing'));
    expect(companion.say).toBeNull();
    companion.call(at('nothing'));
    expect(companion.say).toBeNull();
    companion.call({ steps: [] });
    expect(companion.say).toBeNull();
  });

  it('says again what is being decided when it is called, and not twice when that is understood', () => {
    const companion = new Companion(example);
    for (let n = 0; n < 4; ++n) turn(companion);
    expect(companion.say).toBeNull();
    for (let n = 0; n < 2; ++n) {
      companion.call(at('turn'));
      expect(companion.say).toBe(`guide-${example}:step.turn`);
      companion.next();
      expect(companion.say).toBeNull();
    }
  });

  it('knows for this visit what it said where the browser keeps nothing', () => {
    const refuse = (): never => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    const companion = new Companion(example);
    for (let n = 0; n < 3; ++n) expect(turn(companion)).toBe(`guide-${example}:step.turn`);
    expect(turn(companion)).toBeNull();
    companion.tell(events('payday'));
    expect(turn(companion)).toBe(`guide-${example}:event.payday`);
    companion.tell(events('payday'));
    expect(turn(companion)).toBeNull();
  });

  it.each(['{', 'null', '[1]', `{"guide-${example}:step.turn":"often"}`])(
    'is not misled by %s kept in its place',
    (kept) => {
      localStorage.setItem('kaisho.guide', kept);
      expect(turn(new Companion(example))).toBe(`guide-${example}:step.turn`);
    },
  );
});
