// The board's own reckoning against the rules themselves: whole games on the real engine.
import { describe, expect, it } from 'vitest';
import { newSession } from '../../../tests/wasm';
import type { StateAnswer } from '$lib/engine/protocol';
import {
  allCards,
  bare,
  costFor,
  counted,
  isAvailableTo,
  nowOf,
  valueOf,
  waysOf,
  type Card,
  type Counts,
  type OsakaState,
  type Player,
} from './model';
import { sum } from '../shared/counts';
import { named } from '../shared/events';
import { askOf, begin } from './ask';
import type { Desk } from './ask/ask';
import type { GameEvent } from './protocol';
import { cheapest } from './suggest';
import { summaryOf } from './summary';
import { happen, tableOf, type Table } from './table';

type Answer = StateAnswer<OsakaState>;

const payMove = (card: Card): string => `pay ${card}`;

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
  it('suggests the least worth, and keeps insurance', () => {
    expect(counted(cheapest({ red2: 1, red3: 1, red5: 1 }, 7))).toEqual({ red2: 1, red5: 1 });
    expect(cheapest({ red2: 1 }, 3)).toEqual([]);
    expect(counted(cheapest({ red2: 3, blue3: 2 }, 6))).toEqual({ blue3: 2 });
    for (const cost of [1, 4, 9, 11, 16]) {
      const hand = { red2: 2, red5: 1, blue3: 2, green5: 1 };
      const best = Math.min(
        ...[...subsets(hand, allCards(), 6)]
          .map((cards) => sum(cards.map(valueOf)))
          .filter((paid) => paid >= cost),
      );
      expect(sum(cheapest(hand, cost).map(valueOf))).toBe(best);
    }
  });

  it('with what is suggested is what the engine takes', { timeout: SLOW }, async () => {
    let bought = 0;
    for (let seed = 1; seed <= GAMES; seed++) {
      await playThrough(seed, async (session, { state, legal, to_move: seat }) => {
        if (seat === null || !legal.some(({ kind }) => kind === 'buy')) return;
        const picked = cheapest(state.seats[seat]?.hand ?? {}, costFor(state.market, seat));
        const answer = await session.preview(['buy'], seat, picked.map(payMove));
        expect(answer).toMatchObject({ fits: true, left: [] });
        expect(
          counted(named(answer.events as GameEvent[], 'paid').map(({ card }) => card)),
        ).toEqual(counted(picked));
        bought += 1;
      });
    }
    expect(bought).toBeGreaterThan(20);
  });
});

/** As much of the play as a question asks. */
const deskOf = ({ state, legal, to_move: me }: Answer): Desk =>
  ({
    ...{
      state,
      me,
      player: state.seats[me ?? 0],
      picked: [],
      goods: [],
      note: null,
      advised: true,
    },
    has: (text: string) => legal.some((move) => move.text === text),
  }) as unknown as Desk;

describe('a wreck', () => {
  it('is insured and protected with what is picked', { timeout: SLOW }, async () => {
    const asked = { insure: 0, protect: 0 };
    for (let seed = 1; seed <= 60 && (asked.insure < 40 || asked.protect < 6); seed++) {
      await playThrough(seed, async (session, answer) => {
        const now = nowOf(answer.state);
        if (now?.step !== 'insure' && now?.step !== 'protect') return;
        const play = deskOf(answer);
        begin(play);
        const set = askOf(play)?.set ?? [];
        const { events, left = [] } = await session.preview([], now.seat, set);
        const event = now.step === 'insure' ? 'insured' : 'protected';
        const done = named(events as GameEvent[], event).map(({ card }) => `${now.step} ${card}`);
        expect([...done, ...left].sort()).toEqual([...set].sort());
        asked[now.step] += 1;
        if (now.step === 'insure') return;
        // The best goods are saved.
        const open = bare(play.player as Player, now.colour);
        expect(done.map((move) => valueOf(move.slice(-1))).sort()).toEqual(
          open.slice(-now.left).map(valueOf).sort(),
        );
      });
    }
    expect(asked.insure).toBeGreaterThan(20);
    expect(asked.protect).toBeGreaterThan(3);
  });
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
          const cost = costFor(state.market, to_move);
          const picked = cheapest(state.seats[to_move]?.hand ?? {}, cost);
          const { events } = await session.preview(['buy'], to_move, picked.map(payMove));
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
