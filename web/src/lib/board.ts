// What a game's board and the page around it promise each other.
//
// A game is a folder of web/src/games and one line in games/index.ts:
//   meta.ts         the GameMeta (lib/game.ts), known before the game is opened
//   Picture.svelte  its card on the shelf
//   index.ts        the GameModule, opened with the first table
//   Board.svelte    draws the table of one game; props are BoardProps, exports are BoardHandle
//   words.ts        what happened, who stands how, what is to be done, in words
//   things.ts       what lies on the board, each with its clause (GameModule.things); can come later
//   book.ts         pictures and turn of its rules page (lib/book.ts); can come later
//   texts/{en,fr}/  about.json: what the shelf says of it (name, tagline, about, facts, and of each
//                   variant name and text), always there as `games:<game>.name`; every other file is
//                   a namespace that comes with the game: rules-<game>.json (the clauses), and by
//                   custom <game>.json (log, prompts, refusals) and <game>-board.json
// A component gets a text by `import { t } from '$lib/i18n'`, `t('<game>:prompt.over')`, and draws
// again when the language changes. Events begin a turn with `turn_began`: there the log is cut.
//
// How a turn goes. A board calls `choose(moves)` for what the person picked: one move or several.
// The page plays them on a copy first, calls `play(events)` for what they did, and then
//   - if the same person still has to decide: gives the board the new `state`, `legal`, `refusals`;
//   - if the turn is now complete: gives `legal` = [] and shows Confirm and Undo in the bar below;
//     where the engine had to stop before something hidden, no new state
//     comes until the turn is confirmed, and the board keeps showing where the events led.
// Confirmed, the rest of the events (the cards that came to light, then the other seats' turns)
// comes by further `play` calls. Undo gives an earlier `state`, to be shown at once.
// So `state` is what lies on the table whenever nothing moves, and a *new object* in `state` is to
// be shown at once, without animation; only `play` animates. Between two states a board keeps
// itself up to date from the events alone.
import type { Component } from 'svelte';
import type {
  Destination,
  GameEvent,
  MoveObject,
  Position,
  PreviewAnswer,
  Reached,
  Refusal,
  Result,
  Seat,
} from './engine/protocol';

export type {
  Destination,
  GameEvent,
  MoveObject,
  Position,
  PreviewAnswer,
  Reached,
  Refusal,
  Result,
  Seat,
};

export interface SeatInfo {
  /** "Ann", "Bot 2"; for the viewer too (use `me` to say "you"). */
  name: string;
  kind: 'person' | 'bot';
  /** Bots: 1 to 5. */
  level?: number;
  /** People at an online table: whether their page is open. */
  online?: boolean;
}

/** Whom a part of the board is about. */
export interface OfSeat {
  seat: number;
  info: SeatInfo | undefined;
  active: boolean;
}

export interface BoardSettings {
  /** At the end of one's turn there is time to think again. */
  confirm: boolean;
  /** A choice is left whole to the person, as in a lesson: nothing is picked beforehand. */
  unadvised?: boolean;
  /** No motion at all: `play` shows where the events lead and resolves at once. */
  reducedMotion: boolean;
  /** Multiplies durations: 1 normal, 0.5 fast, 2 slow. */
  pace: number;
}

/** A choice the board puts into the page's action bar (always within reach of a thumb). */
export interface Action {
  /** Stable, for the keyed list and for tests, e.g. "buy", "take", "cancel". */
  id: string;
  label: string;
  /** Second line: what it costs and brings. */
  detail?: string;
  tone?: 'main' | 'plain' | 'quiet';
  /** Set: the button is shown as not possible, and touching it says this, linked to its clause. */
  refusal?: { text: string; clause: string };
  /** The kind of move that it makes: a lesson knows by it what leads on. */
  kind?: string;
  run(): void;
}

/** What the action bar shows instead of the usual prompt while something is picked on the board. */
export interface Offer {
  title: string;
  detail?: string;
  actions: Action[];
}

export interface BoardProps<P = Position> {
  /** What lies on the table at rest. A new object is shown at once. */
  state: P;
  /** The viewer's seat; null for a spectator. */
  me: Seat | null;
  seats: SeatInfo[];
  /** The seat that decides now (the copy included); null when the game is over. */
  toMove: Seat | null;
  /** What `me` can do now; empty when it is not for `me` to decide, or while events play. */
  legal: MoveObject[];
  refusals: Refusal[];
  /** Moves of this turn chosen but not yet confirmed, for marking them. */
  staged: string[];
  /** Hands and points of others are shown (table option, or the game is over). */
  open: boolean;
  result: Result | null;
  settings: BoardSettings;
  /** What these moves, played from here, would do, and after them the moves of a set in any order;
   *  answered in a few milliseconds. Rejects with an EngineError when the moves are not legal. */
  preview: (moves: string[], set?: string[]) => Promise<PreviewAnswer<P>>;
  /** Where these moves, played from here, would let pieces be brought; likewise. */
  reach: (moves: string[]) => Promise<Destination[]>;
  choose: (moves: string[]) => void;
  canUndo: boolean;
  undo: () => void;
  /** Fills the action bar; null gives it back to the page. */
  offer: (offer: Offer | null) => void;
  /** Opens the rules at a clause. */
  clause: (id: string) => void;
}

/** What a Board.svelte exports (`export function play…`). */
export interface BoardHandle {
  /** Shows these events one after the other, a few hundred milliseconds each; resolves when done.
   *  With reduced motion, or after skip(), at once. */
  play(events: GameEvent[]): Promise<void>;
  /** Ends what is moving now, showing where it leads. */
  skip(): void;
}

// -- words ----------------------------------------------------------------------------------------

/** Names of seats as they are to be said; index is the seat. */
export interface Names {
  seats: string[];
  me: Seat | null;
  /** Of a game that is over: all seats as the result has them, the best first. */
  ranked?: Seat[];
}

export interface LogLine {
  /** Whole sentence in the language of the page. */
  text: string;
  clause: string;
  /** Whose doing. */
  seat?: Seat;
  /** How much it weighs: a turn's head line, what was done, or a small consequence. */
  weight: 'head' | 'main' | 'minor';
  /** What it tells of. */
  events?: GameEvent[];
}

/** A short fact beside a seat's name, e.g. hand 3, tokens 2. */
export interface SeatFact {
  id: string;
  /** These are the points by which the game is won, as far as they are known; "?" while they are hidden. */
  wins?: boolean;
  /** For eyes: short; `title` is the whole, also read aloud. */
  label: string;
  value: string;
  title: string;
}

/** One step of the final scoring. */
export interface FinalLine {
  id: string;
  /** Short, e.g. "Coins". */
  label: string;
  /** How it is reckoned, in a sentence. */
  explanation: string;
  clause: string;
  /** Points, by seat. */
  perSeat: number[];
  /** How each seat's came about, by seat, e.g. "3 ×2"; stands below its points. */
  sums?: string[];
  /** What it is made of: together they come to it. */
  parts?: LinePart[];
}

export type LinePart = Pick<FinalLine, 'label' | 'perSeat' | 'sums'>;

/** How an event changes rows of cards, whose places are named by the row and a number: "market:3". */
export interface Shift {
  /** The place that a card leaves: a gap. */
  leaves?: string;
  /** The row, or the first part of the names of several, that closes its gaps. */
  closes?: string;
  /** The gap in which a card comes to lie. */
  fills?: string;
}

export interface GameModule<P = Position> {
  id: string;
  Board: Component<BoardProps<P>, BoardHandle>;
  /** What happened, in sentences; several small events may make one. */
  describe(events: GameEvent[], names: Names): LogLine[];
  /** Events by what they weigh for the others at the table, the weightiest first; all else weighs less. */
  news?: readonly string[];
  /** One move in words, e.g. "Take a red 5" (lists, screen readers). */
  moveWords(move: MoveObject): string;
  /** Kinds of moves of which the events hide something from the others: to the player they are told by their own words. */
  hiding?: readonly string[];
  /** The names of the anchors of what one looks at for a move, the most telling first; none for one that only ends something. */
  lookAt(move: MoveObject, state: P): string[];
  /** The places that an event has changed, as they lay then: of each the names of its anchors, the first that is seen
   *  counts. */
  places?(event: GameEvent): string[][];
  /** Of a game in which rows close up. */
  shifts?(event: GameEvent): Shift | undefined;
  /** Why not, in words. */
  refusalWords(refusal: Refusal, names: Names): string;
  /** What is to be decided, said to the viewer, e.g. "Pay 5 more." */
  prompt(state: P, toMove: Seat | null, names: Names): string;
  /** What stands beside a seat's name. Hides what the rules hide unless `open`. */
  seatFacts(state: P, seat: Seat, view: { me: Seat | null; open: boolean }): SeatFact[];
  /** Rows of the final scoring, best rank first is up to the page. */
  finalFacts(state: P, seat: Seat, result: Result): SeatFact[];
  /** The final scoring step by step, in the order of the rules; together they make the score. Left out
   *  by a game whose points need no reckoning at the end. `events`: all that happened, once it is known. */
  finalLines?(state: P, result: Result, events: GameEvent[]): FinalLine[];
  /** What the seat would have if the game ended here, where the points in its facts do not tell it. */
  standing?(state: P, seat: Seat): number;
  /** Where points came from in the course of the game, by all that happened: of a game without a final scoring. */
  earnedLines?(events: GameEvent[], seats: number): FinalLine[];
  /** Clause ids in the order of the rules page, in sections. */
  rules: { section: string; clauses: string[] }[];
  /** Says what lies in the box from now on: a whole edition; null: the standard one. To be called
   *  before anything else is asked, by whoever shows the game. */
  useEdition(edition: unknown): void;
  /** The clause of each thing that lies on the board: what its elements bear as `data-thing`. Named and told by
   *  `rules-<game>:thing.<key>.name` and `.text`. */
  things?: Record<string, string>;
  /** Numbers and names of the box, for the texts of the rules page. */
  ruleFigures(): Record<string, unknown>;
}
