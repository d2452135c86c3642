// What every board keeps while a game is on it: the table that events lead on, what the person does,
// words over it, and the room it has.
import { onDestroy, tick, untrack } from 'svelte';
import type { BoardProps, GameEvent } from '$lib/board';
import { keyOf, type QuestionController, type Question } from './asking.svelte';
import type { Banner } from './banner';
import { isLow, isNarrow } from './room';
import type { RouteHost } from './routes';
import type { Showing } from './showing';

interface Laid {
  seats: unknown[];
  active: number | null;
  over: string;
}

/** What is a game's. */
interface Game<P, T, Play, Stage, Told, Event> {
  tableOf: (state: P, old?: T) => T;
  /** Changes the table as an event says. */
  happen: (table: T, e: GameEvent) => void;
  /** What the board remembers of an event besides its table. */
  follow?: (e: Event) => void;
  bannerOf: (e: GameEvent, names: string[], me: number | null) => Told | null;
  stage: (host: RouteHost) => Stage;
  play: (busy: () => boolean, table: () => T) => Play;
  /** Brings what an event is about into sight. */
  see?: (e: Event) => void;
  /** Whatever else a board remembers ends with the state that it was about. */
  settle?: () => void;
  /** The person leaves what is open. */
  leave?: () => void;
}

type Player<P> = Pick<
  QuestionController<P, Question, never>,
  'ask' | 'offer' | 'begun' | 'look' | 'reset'
>;
type Shown = Pick<Showing<unknown>, 'play' | 'stop' | 'skip'>;

/** `Event`: by the game's list of them (protocol.ts). */
export class Tabletop<
  P,
  T extends Laid,
  Play extends Player<P>,
  Stage extends Shown,
  Event extends GameEvent,
  Told extends Banner = Banner,
> {
  root = $state<HTMLElement>();
  layer = $state<HTMLElement>();
  width = $state(0);
  height = $state(0);
  banner = $state.raw<Told | null>(null);
  /** Events are being shown. */
  playing = $state(false);
  table = $state() as T;
  readonly play: Play;
  readonly stage: Stage;

  constructor(
    private readonly props: () => BoardProps<P>,
    private readonly game: Game<P, T, Play, Stage, Told, Event>,
  ) {
    const { tableOf, happen, follow, bannerOf, see, settle } = game;
    this.table = untrack(() => tableOf(props().state));
    this.stage = game.stage({
      root: () => this.root,
      layer: () => this.layer,
      happen: (e) => {
        happen(this.table, e);
        follow?.(e as Event);
      },
      see: (e) => see?.(e as Event),
      banner: (e) => (this.banner = e ? bannerOf(e, this.names, this.me) : null),
      pace: () => props().settings.pace,
      seats: () => this.table.seats.length,
    });
    this.play = game.play(
      () => this.playing,
      () => this.table,
    );
    $effect.pre(() => {
      const { state } = props();
      untrack(() => {
        this.stage.stop();
        this.table = tableOf(state, this.table);
        this.playing = false;
        settle?.();
        this.play.reset();
      });
    });
    $effect(() => {
      const { offer } = this.play;
      untrack(() => props().offer(offer));
    });
    // What the picked moves would do is asked of the engine.
    const wanted = $derived(keyOf(this.play.ask ?? {}));
    $effect(() => {
      const key = this.play.begun ? wanted : '';
      untrack(() => void this.play.look(key));
    });
    onDestroy(() => {
      this.stage.stop();
      props().offer(null);
    });
  }

  me = $derived.by(() => this.props().me);
  names = $derived.by(() => this.props().seats.map(({ name }) => name));
  still = $derived.by(() => this.props().settings.reducedMotion);
  narrow = $derived(isNarrow(this.width, this.height));
  low = $derived(isLow(this.height));
  upright = $derived(this.narrow && this.height > this.width);
  /** Seats in the order of play, after the viewer. */
  others = $derived.by(() => {
    const { length } = this.table.seats;
    return Array.from(
      { length: length - (this.me === null ? 0 : 1) },
      (_, i) => ((this.me ?? -1) + 1 + i) % length,
    );
  });
  /** Who must decide now; while events are shown, whose turn they tell of. One that was tried but not confirmed is still the
   *  viewer's. */
  active = $derived.by(() => {
    const { staged, toMove } = this.props();
    if (this.table.over !== 'no') return null;
    const own = staged.length > 0 && toMove === this.me;
    return this.playing && !own ? this.table.active : toMove;
  });

  /** Shows what happened. */
  async show(events: GameEvent[]): Promise<void> {
    this.play.reset();
    this.playing = true;
    await tick();
    await this.stage.play(events, this.still);
    this.playing = false;
  }

  onkeydown = (e: KeyboardEvent): void => {
    if (this.playing && !e.ctrlKey && !e.metaKey && !e.altKey && e.key !== 'Tab')
      return this.stage.skip();
    if (e.key !== 'Escape') return;
    this.game.leave?.();
    this.play.reset();
  };
}
