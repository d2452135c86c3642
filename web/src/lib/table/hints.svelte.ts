// What a good player would do, for who plays alone against bots: asked for (a hint), or said before a turn that gives much
// away (the coach). Both think on what the viewer may know, in a thread of their own.
import type { GameModule, Names, SeatFact } from '$lib/board';
import type { Session } from '$lib/engine/client';
import type { MoveObject, Position, Seat, Suggestion } from '$lib/engine/protocol';

/** The player that is asked. */
const TEACHER = 'level5';
/** More than a turn ever has worth telling. */
const ALL = 100;

/** With more places one would no longer know where to look. */
const MOST = 8;

/** Which move; why. */
export type HintStep = 'move' | 'why';

/** A turn in words, and what it promises. */
export interface Line {
  words: string;
  /** Of the victory, 0 to 1. */
  share: number;
  /** It goes on as the best turn does. */
  alike?: boolean;
  /** What the next at the table is expected to do about it; empty: not known. */
  then: string;
}

export interface Hint {
  /** Names of anchors. */
  look: string[];
  /** The best move and what follows it, to the end of the turn. */
  moves: string[];
  best: Line;
  /** The best turn that begins otherwise; none where there is no other. */
  other: Line | null;
  /** So many points more the best turn promises than the other one; null: not known. */
  points: number | null;
  /** What the player has after either turn, where that differs: "7 coins", "4 coins". */
  left: { best: string[]; other: string[] };
}

/** A turn in words that begins with a move. */
function told(module: GameModule, move: MoveObject | undefined, lines: string[]): string[] {
  return move && module.hiding?.includes(move.kind)
    ? [`${module.moveWords(move)}.`, ...lines.slice(1)]
    : lines;
}

function differing(
  module: GameModule,
  one: Position | undefined,
  two: Position | undefined,
  me: Seat,
): Hint['left'] {
  const [best, other] = [one, two].map((after) =>
    after ? module.seatFacts(after as never, me, { me, open: false }) : [],
  ) as [SeatFact[], SeatFact[]];
  const pairs = best.flatMap((fact): [SeatFact, SeatFact][] => {
    const same = other.find(({ id }) => id === fact.id);
    return same && same.value !== fact.value ? [[fact, same]] : [];
  });
  return { best: pairs.map(([{ title }]) => title), other: pairs.map(([, { title }]) => title) };
}

/** A turn beside the best one: what both end with need not be said twice. */
function shortened(lines: string[], best: string[]): { words: string; alike: boolean } {
  let end = lines.length;
  for (let of = best.length; end > 1 && of > 1 && lines[end - 1] === best[of - 1]; of--) end--;
  return { words: lines.slice(0, end).join(' '), alike: end < lines.length };
}

interface Asked {
  game: string;
  state: Position;
  legal: MoveObject[];
  me: Seat;
}

export class Hints {
  /** What is said now; null: nothing. */
  step = $state.raw<HintStep | null>(null);
  hint = $state.raw<Hint | null>(null);
  thinking = $state.raw(false);
  private asking = 0;

  constructor(
    private readonly session: Session,
    private readonly module: () => GameModule | null,
    private readonly names: () => Names,
  ) {}

  /** Thinks, and says which move; false when that came too late. Rejects with EngineError. */
  async ask(asked: Asked): Promise<boolean> {
    const mine = ++this.asking;
    this.thinking = true;
    try {
      const hint = await this.find(asked);
      if (mine !== this.asking) return false;
      this.hint = hint;
      this.step = 'move';
    } catch (error) {
      // Who has moved on meanwhile need not hear what failed.
      if (mine === this.asking) throw error;
    } finally {
      if (mine === this.asking) this.thinking = false;
    }
    return mine === this.asking;
  }

  why(): void {
    if (this.hint) this.step = 'why';
  }

  clear(): void {
    ++this.asking;
    this.step = this.hint = null;
    this.thinking = false;
  }

  private async find({ game, state, legal, me }: Asked): Promise<Hint> {
    const module = this.module();
    if (!module) throw new Error('the game is not there yet');
    await this.session.load(game, state);
    const [first, second] = await this.session.suggest(TEACHER, undefined, 2);
    if (!first) throw new Error('no move is suggested');
    const moveOf = (suggestion: Suggestion): MoveObject | undefined =>
      legal.find(({ text }) => text === suggestion.move);
    const move = moveOf(first);
    const [one, two] = [await this.try(first, me), second ? await this.try(second, me) : null];
    const best = told(module, move, one.lines);
    const other = second && two && told(module, moveOf(second), two.lines);
    // Both turns are tried on what lies on the table now; what follows each, on what it leaves there.
    const then = await this.tellAnswer(game, first, one.after, me);
    const otherThen = second && two ? await this.tellAnswer(game, second, two.after, me) : '';
    return {
      look: move ? await this.places(module, move, first, state) : [],
      moves: first.moves,
      best: {
        words: best.join(' ') || (move ? `${module.moveWords(move)}.` : first.move),
        share: first.share,
        then,
      },
      points:
        second && first.margin !== null && second.margin !== null
          ? Math.round(first.margin - second.margin)
          : null,
      left: two ? differing(module, one.after, two.after, me) : { best: [], other: [] },
      other:
        other && second
          ? {
              ...shortened(other, best),
              share: second.share,
              then: otherThen === then ? '' : otherThen,
            }
          : null,
    };
  }

  /** Where one looks for the move, and for those after it that do the same elsewhere. */
  private async places(
    module: GameModule,
    move: MoveObject,
    { moves }: Suggestion,
    state: Position,
  ): Promise<string[]> {
    const look = module.lookAt(move, state as never);
    for (let i = 1; i < moves.length && look.length < MOST; ++i) {
      const { legal, state: then } = await this.session.preview(moves.slice(0, i));
      const next = legal?.find(({ text, kind }) => text === moves[i] && kind === move.kind);
      if (!next) break;
      look.push(...module.lookAt(next, (then ?? state) as never));
    }
    return [...new Set(look)];
  }

  /** What the suggested turn does, and what it leaves on the table. */
  private async try(
    suggestion: Suggestion,
    me: Seat,
  ): Promise<{ lines: string[]; after: Position | undefined }> {
    const { events, state } = await this.session.preview(suggestion.moves, me);
    const lines = this.module()?.describe(events, this.names()) ?? [];
    return {
      lines: lines
        .filter(({ seat, weight }) => seat === me && weight !== 'head')
        .map(({ text }) => text),
      after: state,
    };
  }

  /** What the next seat is expected to do then, as far as it can be foreseen. */
  private async tellAnswer(
    game: string,
    { further }: Suggestion,
    after: Position | undefined,
    me: Seat,
  ): Promise<string> {
    const next = further[0]?.seat;
    if (!after || next === undefined || next === me) return '';
    const end = further.findIndex(({ seat }) => seat !== next);
    const moves = (end < 0 ? further : further.slice(0, end)).map(({ move }) => move);
    await this.session.load(game, after);
    const { events } = await this.session.preview(moves, me);
    const lines = this.module()?.describe(events, this.names()) ?? [];
    return lines
      .filter(({ seat, weight }) => seat === next && weight === 'main')
      .map(({ text }) => text)
      .join(' ');
  }
}

/** Of the victory, this much given away is worth a second look. */
const MUCH = 0.1;
/** Milliseconds that a confirmed turn waits for the coach at most. */
const PATIENCE = 8000;

export class Coach {
  /** What the turn chosen gives away, of the victory; null: nothing much, or not known. */
  loss = $state.raw<number | null>(null);
  /** Somebody waits for what it thinks. */
  thinking = $state.raw(false);
  private judging: Promise<unknown> = Promise.resolve();
  /** By the choices before it: what the first move of each further choice promises. */
  private shares = new Map<string, Promise<Map<string, number>>>();
  /** One question after the other: each loads a position and asks about it. */
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly session: Session) {}

  /** A new turn: what was thought of the one before is forgotten. */
  reset(): void {
    this.shares = new Map();
    this.loss = null;
  }

  /** Thinks ahead of a choice, while the player does. `before`: the moves of this turn chosen so far. */
  watch(game: string, state: Position, before: string[]): void {
    const key = before.join('|');
    if (this.shares.has(key)) return;
    const known = this.last.then(() => this.think(game, state));
    this.last = known.catch(() => this.shares.delete(key));
    this.shares.set(key, known);
  }

  /** The turn is whole: `choices` are the moves of each. */
  judge(choices: string[][]): Promise<void> {
    return (this.judging = this.weigh(choices));
  }

  /** Whether a turn that is confirmed may go: false where it gives much away, and that was not said before. Waits for what
   *  is still thought of it, so that who is quick is warned, too. */
  async lets(): Promise<boolean> {
    if (this.loss !== null) return true;
    this.thinking = true;
    await Promise.race([this.judging, new Promise((go) => setTimeout(go, PATIENCE))]);
    this.thinking = false;
    return this.loss === null;
  }

  private async weigh(choices: string[][]): Promise<void> {
    const shares = this.shares;
    let loss = 0;
    for (const [i, [first = '']] of choices.entries()) {
      const known = await shares.get(choices.slice(0, i).flat().join('|'))?.catch(() => undefined);
      const best = known && Math.max(...known.values());
      const played = known?.get(first);
      if (best !== undefined && played !== undefined) loss += Math.max(0, best - played);
    }
    if (shares === this.shares) this.loss = loss >= MUCH ? loss : null;
  }

  private async think(game: string, state: Position): Promise<Map<string, number>> {
    await this.session.load(game, state);
    const found = await this.session.suggest(TEACHER, undefined, ALL);
    return new Map(found.map(({ move, share }) => [move, share]));
  }
}
