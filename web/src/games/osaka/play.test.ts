// The board's own reckoning against the rules themselves: whole games on the real engine.
import { describe, expect, it } from 'vitest';
import { newSession } from '../../../tests/wasm';
import type { StateAnswer } from '$lib/engine/protocol';
import {
  allCards,
  costFor,
  counted,
  isAvailableTo,
  nowOf,
  valueOf,
  waysOf,
  type Card,
  type Counts,
  type OsakaState,
} from './model';
import { sum } from '../shared/counts';
import {
  addToPayment,
  bare,
  cheapest,
  insureMoves,
  insurers,
  payMoves,
  protectMoves,
  superfluous,
  wasteful,
} from './payment';
import type { GameEvent } from './protocol';
import { summaryOf } from './summary';
import { happen, tableOf, type Table } from './table';

type Answer = StateAnswer<OsakaState>;

const GAMES = 8;
const SLOW = 60_000; // for machines under load

/** Every set of cards of a hand, up to a number of cards. */
function* subsets(hand: Counts, cards: Card[] = allCards(), most = 5): Generator<Card[]> {
  const [card, ...rest] = cards;
  if (card === undefined) {
    yield [];
    return;
  }
  for (let n = 0; n <= Math.min(hand[card] ?? 0, most); n++) {
    for (const more of subsets(hand, rest, most - n))
      yield [...Array.from({ length: n }, () => card), ...more];
  }
}

const comparable = (table: Table): unknown => ({
  ...table,
  top: null,
  market: table.market.flatMap((one) => (one ? [{ card: one.card, by: one.reserved_by }] : [])),
  farm: table.farm.flatMap((one) => (one ? [{ card: one.card, by: one.reserved_by }] : [])),
});

type Session = Awaited<ReturnType<typeof newSession>>;

async function playThrough(
  seed: number,
  visit: (session: Session, answer: Answer, before: Answer | null) => Promise<void>,
): Promise<void> {
  const session = await newSession();
  let answer = (await session.begin({
    game: 'osaka',
    players: 2 + (seed % 3),
    seed: seed.toString(16).padStart(64, '0'),
  })) as Answer;
  await visit(session, answer, null);
  for (let i = 0; i < 400 && answer.to_move !== null; i++) {
    const before = answer;
    // Buys when possible, so that paydays come; else any move.
    const eager = answer.legal.find(
      (move) => move.kind === 'buy' || (move.kind === 'insure' && i % 2 === 0),
    );
    const move = eager ?? answer.legal[(i * 7 + seed * 3) % answer.legal.length];
    answer = (await session.play([move?.text ?? ''])) as Answer;
    await visit(session, answer, before);
  }
}

describe('the prompt of a turn', () => {
  it('names what the rules allow, and nothing else', { timeout: SLOW }, async () => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= GAMES; seed++) {
      await playThrough(seed, async (_, { state, legal, to_move: seat }) => {
        if (state.steps[0]?.step !== 'turn' || seat === null) return;
        const ways = waysOf(state, seat);
        expect(ways).toEqual(
          ['buy', 'take', 'reserve'].filter((way) => legal.some(({ kind }) => kind === way)),
        );
        seen.add(ways.join(' '));
      });
    }
    expect(seen.size).toBeGreaterThan(2);
  });
});

describe('the table', () => {
  it(
    'is led by events from every position to the next',
    async () => {
      const seen = new Set<string>();
      for (let seed = 1; seed <= GAMES; seed++) {
        await playThrough(seed, async (_, answer, before) => {
          if (!before) return;
          const table = tableOf(before.state);
          for (const e of answer.events) {
            happen(table, e);
            seen.add(e.event);
          }
          expect(comparable(table)).toEqual(comparable(tableOf(answer.state)));
        });
      }
      for (const name of [
        'loaded',
        'taken',
        'reserved',
        'point_card',
        'lot_rest',
        'wrecked',
        'good_lost',
        'insured',
        'protected',
        'shuffled',
        'game_over',
      ]) {
        expect(seen).toContain(name);
      }
    },
    SLOW,
  );
});

describe('payment', () => {
  it(
    'finds the moves for every allowed set of cards, and for no other',
    async () => {
      let tried = 0;
      for (let seed = 1; seed <= 6; seed++) {
        await playThrough(seed, async (session, answer) => {
          const { state, to_move } = answer;
          if (to_move === null || !answer.legal.some((move) => move.kind === 'buy') || tried > 900)
            return;
          const hand = state.seats[to_move]?.hand ?? {};
          const cost = costFor(state.market, to_move);
          for (const cards of subsets(hand)) {
            const moves = payMoves(hand, cost, cards);
            const allowed =
              sum(cards.map(valueOf)) >= cost && superfluous(cards, cost).length === 0;
            expect(moves !== null).toBe(allowed);
            if (!moves || tried++ > 900) continue;
            const { events } = await session.preview(['buy', ...moves]);
            expect(
              counted(events.filter((e) => e.event === 'paid').map((e) => e['card'] as Card)),
            ).toEqual(counted(cards));
            expect(events.some((e) => e.event === 'loaded')).toBe(true);
          }
        });
      }
      expect(tried).toBeGreaterThan(100);
    },
    SLOW,
  );

  it('suggests the least worth, and keeps insurance', () => {
    expect(counted(cheapest({ red2: 1, red3: 1, red5: 1 }, 7) ?? [])).toEqual({ red2: 1, red5: 1 });
    expect(cheapest({ red2: 1 }, 3)).toBeNull();
    expect(counted(cheapest({ red2: 3, blue3: 2 }, 6) ?? [])).toEqual({ blue3: 2 });
    for (const cost of [1, 4, 9, 11, 16]) {
      const hand = { red2: 2, red5: 1, blue3: 2, green5: 1 };
      const best = Math.min(
        ...[...subsets(hand, allCards(), 6)]
          .map((cards) => sum(cards.map(valueOf)))
          .filter((paid) => paid >= cost),
      );
      expect(sum((cheapest(hand, cost) ?? []).map(valueOf))).toBe(best);
    }
  });

  it('takes out what a further card makes superfluous', () => {
    expect(addToPayment(['red5', 'red3'], 'blue5', 8)).toEqual({
      cards: ['red3', 'blue5'],
      dropped: ['red5'],
    });
    expect(superfluous(addToPayment(['red5', 'red3'], 'blue2', 8).cards, 8)).toEqual(['blue2']);
    expect(addToPayment(['red5'], 'blue2', 8)).toEqual({ cards: ['red5', 'blue2'], dropped: [] });
  });
});

describe('insurance', () => {
  it(
    'finds the moves for every set of cards that wastes none, and the goods to protect',
    async () => {
      let [insured, chosen] = [0, 0];
      for (let seed = 1; seed <= 60 && (insured < 60 || chosen < 6); seed++) {
        await playThrough(seed, async (session, answer) => {
          const now = nowOf(answer.state);
          const player = now && answer.state.seats[now.seat];
          if (now?.step === 'insure' && player) {
            const goods = bare(player, now.colour).length - now.symbols;
            const cards = [...new Set(insurers(player.hand, now.colour))];
            for (const picked of subsets(player.hand, cards)) {
              const moves = insureMoves(player, now, picked);
              expect(moves !== null).toBe(
                picked.length === 0 || wasteful(picked, goods).length === 0,
              );
              if (!moves) continue;
              insured++;
              const after = await session.preview(moves);
              expect(
                counted(
                  after.events.filter((e) => e.event === 'insured').map((e) => e['card'] as Card),
                ),
              ).toEqual(counted(picked));
              // Nothing of this colour is asked again: after so few cards too, the answer is complete.
              const asked = after.state ? nowOf(after.state as OsakaState) : undefined;
              expect(
                asked?.step === 'insure' && asked.seat === now.seat && asked.colour === now.colour,
              ).toBe(false);
            }
          }
          if (now?.step === 'protect' && player) {
            const open = counted(
              bare(player, now.colour).filter((card) => valueOf(card) <= valueOf(now.highest)),
            );
            for (const picked of subsets(open, Object.keys(open), now.left)) {
              if (picked.length !== now.left) continue;
              const moves = protectMoves(player, now, picked);
              expect(moves).not.toBeNull();
              chosen++;
              const { events } = await session.preview(moves ?? []);
              expect(
                counted(
                  events.filter((e) => e.event === 'protected').map((e) => e['card'] as Card),
                ),
              ).toEqual(counted(picked));
            }
          }
        });
      }
      expect(insured).toBeGreaterThan(20);
      expect(chosen).toBeGreaterThan(3);
    },
    SLOW,
  );
});

describe('the summary of a purchase', () => {
  it(
    'tells what the purchase then does',
    async () => {
      let [paydays, wrecks] = [0, 0];
      for (let seed = 1; seed <= GAMES; seed++) {
        await playThrough(seed, async (session, answer) => {
          const { state, to_move } = answer;
          if (to_move === null || !answer.legal.some((move) => move.kind === 'buy')) return;
          const hand = state.seats[to_move]?.hand ?? {};
          const cost = costFor(state.market, to_move);
          const moves = payMoves(hand, cost, cheapest(hand, cost) ?? []);
          const { events } = await session.preview(['buy', ...(moves ?? [])], to_move);
          const summary = summaryOf(tableOf(state), events as GameEvent[]);
          expect(summary.cost).toBe(cost);
          expect(summary.loaded).toHaveLength(
            state.market.filter((slot) => isAvailableTo(slot, to_move)).length,
          );
          if (summary.paydays.length > 0) paydays++;
          else expect(summary.sales).toEqual([]);
          for (const danger of summary.dangers) {
            wrecks++;
            const aboard = sum(danger.goods.map((one) => one.count));
            if (!danger.certain) expect(state.ships[danger.colour] + aboard).toBeGreaterThan(0);
            for (const one of danger.goods) expect(one.count).toBeGreaterThan(0);
          }
        });
      }
      expect(paydays).toBeGreaterThan(10);
      expect(wrecks).toBeGreaterThan(5);
    },
    SLOW,
  );
});
