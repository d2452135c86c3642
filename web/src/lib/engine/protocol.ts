// The messages of docs/protocol.md that every game shares. A game's own shapes lie in its folder.

export type Seat = number;

/** A move's text and its parts by name, e.g. {text: "take red5", kind: "take", card: "red5"}. */
export interface MoveObject {
  text: string;
  kind: string;
  [part: string]: unknown;
}

/** Something that happened. Alone it must be enough to tell and to animate what it names. */
export interface GameEvent {
  event: string;
  clause: string;
  seat?: Seat;
  /** Something that was hidden came to light. */
  reveals?: boolean;
  [field: string]: unknown;
}

/** Why something that lies on the table cannot be chosen now. */
export interface Refusal {
  /** The move that choosing it would have meant. */
  move: string;
  kind: string;
  clause: string;
  /** Key of the language files: <game>:refusal.<reason>. */
  reason: string;
  values: [number, number];
  [part: string]: unknown;
}

/** Somewhere that a piece can be brought in this turn, by the move that enters it. */
export interface Reached extends MoveObject {
  /** The move before it on the cheapest way; none: it is the first. */
  after?: string;
  /** Of the move alone. */
  price: number;
  /** Of all the way. */
  total: number;
  /** The way may end there. */
  stop: boolean;
}

/** Where there is no way, why not. */
export type Destination = Reached | Refusal;

export interface Result {
  score: number[];
  tiebreak: number[];
  /** 1 is first; tied seats share a rank. */
  rank: number[];
  /** Of the victory: 1, or 1/k for k seats tied first. */
  share: number[];
  capped: boolean;
}

/** A position as JSON; each game knows its shape. */
export type Position = Record<string, unknown>;

export interface StateAnswer<P = Position> {
  game: string;
  players: number;
  /** Moves played so far. */
  n: number;
  /** The seat that decides; null when the game is over. */
  to_move: Seat | null;
  turn: number;
  legal: MoveObject[];
  state: P;
  hash?: string;
  result: Result | null;
  events: GameEvent[];
}

/** What playing moves would do, as far as it can be known before it is done, and to the end of the turn. */
export interface PreviewAnswer<P = Position> {
  /** Moves played, those previewed included; those after the end of the turn are not. */
  n: number;
  events: GameEvent[];
  /** True when something hidden would come to light, or the next turn goes by itself: events end just
   *  before it, and what follows is not told. */
  stopped: boolean;
  /** The turn is over. */
  ended: boolean;
  /** Something hidden comes to light: it cannot be taken back. */
  reveals: boolean;
  to_move?: Seat | null;
  legal?: MoveObject[];
  result?: Result | null;
  state?: P;
  /** Of a set: what is to be sent for it, in order, with the moves named before it. */
  moves?: string[];
  /** Of a set: what is not needed, or cannot be made. */
  left?: string[];
  /** Of a set: it is a whole answer to what is asked. */
  fits?: boolean;
}

export interface Suggestion {
  move: string;
  /** The move and what follows it, to the end of the turn. */
  moves: string[];
  /** What would follow after that, as far as the seat to move can foresee it. */
  further: { seat: Seat; move: string }[];
  /** Of the victory, expected for the seat to move. */
  share: number;
  /** The same by seat. */
  shares: number[];
  /** The expected lead in points over the best of the others, where the player has an idea of it. */
  margin: number | null;
  visits: number;
}

export interface GameDescription {
  id: string;
  min_players: number;
  max_players: number;
  edition: string;
  edition_hash: string;
  variants: string[];
  rules_version: number;
}

/** What an engine or the server says when it cannot do what was asked. */
export interface ErrorBody {
  code: string;
  /** In English. */
  message: string;
  where?: string;
  /** The sentence's key in the language files, and what fills it. */
  reason?: string;
  values?: Record<string, string | number>;
}

/** What is wrong with an edition; a sound one has no faults, and a name. */
export interface EditionCheck {
  /** `where` is the place in the edition; none: the edition as a whole. */
  faults: ErrorBody[];
  edition?: string;
  edition_hash?: string;
}
