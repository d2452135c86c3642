// A review on the page: the game at one of its steps, and what the reviewer knows of it so far.
import { openGame } from '../../games';
import type { BoardHandle, GameModule, Names } from '$lib/board';
import { crewOf, quickSession } from '$lib/engine/threads';
import type { Position, Seat } from '$lib/engine/protocol';
import { faultOf, type Fault } from '$lib/engine/words';
import { t } from '$lib/i18n';
import { writeReview, type KeptReview } from '$lib/review/kept';
import { Reviewer } from '$lib/review/reviewer.svelte';
import { taleOf } from '$lib/review/tale';
import type { ReviewStep, ReviewTurn } from '$lib/review/types';
import { router } from '$lib/router.svelte';
import { Replay } from '$lib/table/replay.svelte';
import { playOn } from './play_on';
import { tellLine, tellTale } from './words';

/** The decision that is shown, in words. */
export interface ToldDecision {
  n: number;
  played: string;
  /** Of each candidate, in their order. */
  candidates: string[];
  /** Names of the anchors of what the best move is about. */
  look: string[];
}

/** A turn that changed the chances, in words and as a picture. */
export interface ToldTurn {
  text: string;
  /** The move after which the table lay so. */
  n: number;
  /** Of what has changed there, the names of its anchors. */
  places: string[][];
}

export class ReviewController {
  game = $state.raw<GameModule | null>(null);
  /** A game of this box can be begun in this browser. */
  playable = $state(false);
  told = $state.raw<ToldDecision | null>(null);
  fault = $state.raw<Fault | null>(null);
  /** The move of the list that is pointed at, counted from 0. */
  pointed = $state<number | null>(null);
  board = $state.raw<BoardHandle | null>(null);
  /** Where the board lies. */
  host = $state.raw<HTMLElement>();
  readonly replay: Replay;
  readonly reviewer: Reviewer;
  private readonly session;
  private readonly crew;
  private telling = 0;

  constructor(readonly review: KeptReview) {
    const { record } = review;
    this.session = quickSession(record.game, 'review');
    this.crew = crewOf(record.game, Math.max(1, navigator.hardwareConcurrency || 1));
    this.replay = new Replay(this.session, record, undefined);
    this.reviewer = new Reviewer(this.crew.sessions, review, (kept) => void writeReview(kept));
  }

  async open(at: number | null): Promise<void> {
    void this.reviewer.run();
    try {
      const [game] = await Promise.all([openGame(this.review.record.game), this.replay.open()]);
      const edition = await this.session.edition();
      game?.useEdition(edition);
      this.playable = await this.isOfToday(edition);
      await this.replay.go(at ?? 0, null);
      this.game = game;
    } catch (error) {
      this.fault = faultOf(error);
    }
  }

  /** What lies in the box, and the rules, are those that games of this browser have. */
  private async isOfToday(edition: object): Promise<boolean> {
    const { game, rules_version } = this.review.record;
    const standard = await this.session.edition(game);
    const today = (await this.session.games()).find(({ id }) => id === game);
    return (
      today?.rules_version === rules_version && JSON.stringify(edition) === JSON.stringify(standard)
    );
  }

  close(): void {
    this.replay.running = false;
    this.reviewer.stop();
    this.crew.end();
  }

  readonly seats = $derived.by(() =>
    this.review.record.players.map(({ name, kind = 'person' }, seat) => ({
      seat,
      name: name || t('table:seatName', { number: seat + 1 }),
      kind,
      taken: true,
      yours: seat === this.review.me,
    })),
  );
  readonly names = $derived.by<Names>(() => ({
    seats: this.seats.map(({ name }) => name),
    me: this.review.me,
  }));

  /** The decision that comes next at what is shown. */
  readonly step = $derived.by<ReviewStep | null>(() => this.reviewer.steps[this.replay.n] ?? null);

  /** Everybody's share of the victory after so many moves, as far as it is known. */
  shareAt(n: number): number[] | null {
    const { steps } = this.reviewer;
    return steps[n]?.before ?? (n === steps.length ? steps[n - 1]?.after : null) ?? null;
  }

  readonly go = (n: number): void => {
    this.replay.running = false;
    void this.replay.go(n, this.board).catch(this.broken);
  };
  /** Goes to a step that is named somewhere below the board, which comes into view. */
  readonly visit = (n: number): void => {
    this.go(n);
    this.host?.scrollIntoView({ block: 'nearest' });
  };
  readonly run = (): void => void this.replay.run(() => this.board).catch(this.broken);
  readonly broken = (error: unknown): void => void (this.fault = faultOf(error));

  /** Who plays on from a step: whoever looks, or in a game of others who decides there. */
  playerAt(n: number): Seat | null {
    return this.review.me ?? this.reviewer.steps[n]?.seat ?? this.replay.plies[n + 1]?.seat ?? null;
  }

  /** Begins a game that goes on after so many moves. */
  readonly playOn = (n: number): void => {
    const player = this.playerAt(n);
    if (player !== null) router.go(playOn(this.review, this.replay.plies.slice(1, n + 1), player));
  };

  tellTurn(turn: ReviewTurn): ToldTurn | null {
    const { game, names, review, replay } = this;
    const tale = taleOf(turn, this.reviewer.steps, review.me);
    if (!game || !tale) return null;
    const text = tellTale(tale, replay.plies, { game, names });
    const turned = this.placesOf(tale.n);
    const places = turned.length > 0 ? turned : this.placesOf(tale.first, tale.n);
    return { text, n: tale.n + 1, places };
  }

  /** What the moves changed on the board: of each place the names of its anchors. */
  placesOf(first: number, last = first): string[][] {
    return this.replay.plies
      .slice(first + 1, last + 2)
      .flatMap(({ events }) => events)
      .flatMap((event) => this.game?.places?.(event) ?? []);
  }

  /** What lay on the table after so many moves, all of it open. */
  async stateAt(n: number): Promise<Position> {
    const { record } = this.review;
    return (await quickSession(record.game, 'pictures').replay(record, n)).state;
  }

  /** Says in words what was decided at what is shown, and what could have been. */
  async tell(): Promise<void> {
    const mine = ++this.telling;
    const { game, step, names, session } = this;
    const { n, legal, state, busy } = this.replay;
    if (!game || !step || busy || !state) return void (this.told = null);
    const words = (line: string[]): Promise<string> =>
      tellLine(session, { game, names }, step.seat, legal, line);
    const played = await words([step.move]);
    const candidates: string[] = [];
    for (const { line } of step.verdict?.candidates ?? []) {
      if (mine !== this.telling) return;
      candidates.push(await words(line));
    }
    if (mine !== this.telling) return;
    const best = legal.find(({ text }) => text === step.verdict?.candidates[0]?.line[0]);
    const better = best && step.verdict?.mark !== 'best';
    const look = better ? game.lookAt(best, state as never) : [];
    this.told = { n, played, candidates, look };
  }
}
