// What the engine reports, in words of both languages: nothing is left untold or half said.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Names } from '$lib/board';
import type { GameEvent, MoveObject, Refusal, StateAnswer } from '$lib/engine/protocol';
import { toldEvents, describe as tell } from '../log';
import { ruleFigures } from '../figures';
import { finalFacts, moveWords, prompt, refusalWords, seatFacts } from '../words';
import type { OsakaState } from '../model';
import { languages, setLanguage } from '$lib/i18n';
import { useTextsOf } from '../../texts';
import { newSession } from '../../../../tests/wasm';

const names: Names = { seats: ['Ann', 'Ben', 'Cleo'], me: 0 };
const HALF_SAID = /\{\w|undefined|\[object|osaka:|log\.|fact\.|null/;

interface Played {
  events: GameEvent[];
  moves: MoveObject[];
  refusals: Refusal[];
  states: StateAnswer[];
}

async function playGames(count: number): Promise<Played> {
  const moves = new Map<string, MoveObject>();
  const all: Played = { events: [], moves: [], refusals: [], states: [] };
  for (let game = 0; game < count; ++game) {
    const session = await newSession();
    let state = await session.begin({
      game: 'osaka',
      players: 3,
      seed: game.toString(16).padStart(64, '0'),
    });
    all.events.push(...state.events);
    for (let i = 0; state.to_move !== null && i < 600; ++i) {
      for (const move of state.legal) moves.set(move.text, move);
      all.states.push(state);
      if (i % 5 === 0) all.refusals.push(...(await session.reasons()));
      const pick =
        state.legal.find(({ kind }) => kind === 'buy') ??
        state.legal[(i * 7 + game) % state.legal.length];
      state = await session.play([pick?.text ?? '']);
      all.events.push(...state.events);
    }
    all.states.push(state);
  }
  all.moves = [...moves.values()];
  return all;
}

let played: Played;
beforeAll(async () => {
  await useTextsOf('osaka');
  played = await playGames(5);
});

describe.each(languages)('in %s', (lang) => {
  beforeAll(() => setLanguage(lang));

  it('every event has words', () => {
    const untold = new Set(
      played.events.map(({ event }) => event).filter((event) => !toldEvents.includes(event)),
    );
    expect([...untold]).toEqual([]);
    const lines = tell(played.events, names);
    expect(lines.length).toBeGreaterThan(300);
    for (const line of lines) {
      expect(line.text).not.toMatch(HALF_SAID);
      expect(line.text.length).toBeGreaterThan(4);
    }
  });

  it('every line leads to a clause of the rules', () => {
    const path = fileURLToPath(new URL(`../texts/${lang}/rules-osaka.json`, import.meta.url));
    const rules = JSON.parse(readFileSync(path, 'utf8')) as { clause: Record<string, unknown> };
    for (const line of tell(played.events, names))
      expect(Object.keys(rules.clause)).toContain(line.clause);
  });

  it('every move has words of its own', () => {
    const words = new Map<string, string>();
    for (const move of played.moves) {
      const said = moveWords(move);
      expect(said).not.toMatch(HALF_SAID);
      expect(said).not.toBe('');
      const before = words.get(said);
      if (before !== undefined) expect(before).toBe(move.text);
      words.set(said, move.text);
    }
    expect(words.size).toBeGreaterThan(40);
  });

  it('every refusal has its reason in words', () => {
    expect(new Set(played.refusals.map(({ reason }) => reason)).size).toBeGreaterThan(4);
    for (const refusal of played.refusals)
      expect(refusalWords(refusal, names)).not.toMatch(HALF_SAID);
  });

  it('every step has a prompt, other for the viewer than for others', () => {
    const steps = new Set<string>();
    for (const { state, to_move } of played.states) {
      const position = state as unknown as OsakaState;
      const said = prompt(position, to_move, names);
      expect(said).not.toMatch(HALF_SAID);
      if (to_move !== null)
        expect(prompt(position, to_move, { ...names, me: to_move })).not.toBe(
          prompt(position, to_move, { ...names, me: null }),
        );
      steps.add(position.steps[0]?.step ?? 'over');
    }
    expect([...steps]).toEqual(
      expect.arrayContaining(['choose_token', 'turn', 'pay', 'insure', 'over']),
    );
  });

  it('the rules fill in every number', () => {
    const figures = ruleFigures();
    for (const value of Object.values(figures)) expect(String(value)).not.toMatch(HALF_SAID);
    expect(figures).toMatchObject({ cards: 108, market: 5, endTokens: 8 });
  });
});

describe('what is hidden (OSA-H1)', () => {
  it('other seats show the size of a hand and tokens, points as a question mark, and no worth', () => {
    const state = played.states[30]?.state as unknown as OsakaState;
    const ids = (seat: number, open: boolean): string[] =>
      seatFacts(state, seat, { me: 0, open }).map(({ id }) => id);
    expect(ids(1, false)).toEqual(['hand', 'tokens', 'points']);
    expect(seatFacts(state, 1, { me: 0, open: false }).at(-1)).toMatchObject({ value: '?' });
    expect(ids(0, false)).toEqual(['hand', 'tokens', 'money', 'points']);
    expect(ids(1, true)).toEqual(['hand', 'tokens', 'money', 'points']);
  });

  it('the end shows everybody’s points', () => {
    const end = played.states.find(({ result }) => result !== null) as StateAnswer;
    const facts = finalFacts(
      end.state as unknown as OsakaState,
      1,
      end.result as NonNullable<StateAnswer['result']>,
    );
    expect(facts[0]).toMatchObject({ id: 'points', value: String(end.result?.score[1]) });
  });
});

describe('small events', () => {
  it('of one kind make one sentence', async () => {
    await setLanguage('en');
    const paid = (card: string): GameEvent => ({ event: 'paid', clause: 'OSA-B2', seat: 1, card });
    const lines = tell([paid('red5'), paid('blue3'), paid('blue3')], names);
    expect(lines.map(({ text }) => text)).toEqual([
      'Ben pays with silk\u00a05 and 2\u00a0×\u00a0porcelain\u00a03.',
    ]);
  });
});
