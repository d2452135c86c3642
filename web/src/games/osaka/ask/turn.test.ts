// What is offered for a card that was touched, at every turn of whole games: what cannot be done says why, by the clause.
import { beforeAll, describe, expect, it } from 'vitest';
import { newSession } from '../../../../tests/wasm';
import { setLanguage } from '$lib/i18n';
import type { StateAnswer } from '$lib/engine/protocol';
import { openGame } from '../..';
import type { OsakaState } from '../model';
import { tableOf } from '../table';
import { b } from '../text';
import { refusalWords } from '../words';
import type { Desk, RowName } from './ask';
import { turn } from './turn';

const NAMES = ['Ann', 'Ben', 'Cas'];
const ROWS: RowName[] = ['market', 'farm'];

beforeAll(async () => {
  await setLanguage('en');
  await openGame('osaka');
});

describe('a card that is touched', () => {
  it(
    'is offered with what can be done, and with the reason and the clause of what cannot',
    { timeout: 60_000 },
    async () => {
      const clauses = new Map<string, Set<string>>(ROWS.map((row) => [row, new Set()]));
      let [done, refused] = [0, 0];
      for (const seed of [1, 2, 3]) {
        const session = await newSession();
        let answer = (await session.begin({
          game: 'osaka',
          players: 3,
          seed: String(seed).padStart(64, '0'),
        })) as StateAnswer<OsakaState>;
        for (let i = 0; i < 80 && answer.to_move !== null; ++i) {
          const { state, legal, to_move: me } = answer;
          if (state.steps[0]?.step === 'turn') {
            const reasons = await session.reasons();
            const table = tableOf(state);
            for (const row of ROWS) {
              for (const piece of table[row].filter((one) => one !== null)) {
                const play = {
                  ...{ row, table, me, selected: piece.id, player: table.seats[me] },
                  has: (text: string) => legal.some((move) => move.text === text),
                  reason: (match: (one: (typeof reasons)[number]) => boolean) => {
                    const found = reasons.find(match);
                    return found
                      ? { text: refusalWords(found, { seats: NAMES, me }), clause: found.clause }
                      : { text: b('not_now'), clause: '' };
                  },
                } as unknown as Desk;
                const ask = turn(play);
                for (const { id, refusal } of (ask?.actions ?? []).filter(
                  (one) => one.id !== 'cancel',
                )) {
                  if (!refusal) {
                    ++done;
                    continue;
                  }
                  ++refused;
                  expect(refusal.text, `${id} ${piece.card}`).not.toBe(b('not_now'));
                  expect(refusal.clause).toMatch(/^OSA-/);
                  expect(ask?.detail).toContain(refusal.text);
                  if (id === 'take') clauses.get(row)?.add(refusal.clause);
                }
              }
            }
          }
          answer = (await session.play([
            legal[(i * 7 + seed * 3) % legal.length]?.text ?? '',
          ])) as StateAnswer<OsakaState>;
        }
      }
      expect(done).toBeGreaterThan(100);
      expect(refused).toBeGreaterThan(100);
      expect([...(clauses.get('farm') ?? [])]).toContain('OSA-V3');
    },
  );
});
