// The table on the page: what it shows, and what a person can do with it, whichever mode it is in. The components only draw
// it. Each part that has a state of its own is a class: the bar, the story, the help, the ending, the layout, and the lesson.
import { tick, untrack } from 'svelte';
import { openGame } from '../../games';
import type { Guided } from './guided';
import type { BoardHandle, GameModule, Names } from '$lib/board';
import type { Session } from '$lib/engine/client';
import type { GameEvent, Position, Seat } from '$lib/engine/protocol';
import { faultOf } from '$lib/engine/words';
import { settings } from '$lib/settings/settings.svelte';
import { keep, keptOf } from '$lib/table/api';
import { ranking } from '$lib/table/ranking';
import { shown as atTable } from '$lib/table/shown.svelte';
import type { TableSource } from '$lib/table/source';
import { keepLeft, keptLeft, ownerOf } from '$lib/table/since';
import { leaveTurn, leftTurn } from '$lib/table/unconfirmed';
import { TableView } from '$lib/table/view.svelte';
import type { Aside } from './aside';
import { Bar } from './bar.svelte';
import { Call } from './call.svelte';
import { Ending } from './ending.svelte';
import { gistOf } from './gist';
import { Help } from './help.svelte';
import { Hold } from './hold.svelte';
import { press } from './keys';
import { Layout } from './layout.svelte';
import { Story } from './story.svelte';
import { Trace } from './trace.svelte';

export interface TableParts {
  /** The id of the game. */
  game: string;
  source: TableSource;
  /** Sessions of the engine, by their names: one that answers at once, one that may take seconds. */
  quick: (name: string) => Session;
  thinking: (name: string) => Session;
  /** Begins another game like this one. */
  onagain: (() => void) | null;
  /** Null where the table is neither that of a lesson nor that of an exercise. */
  lesson: Guided | null;
}

/** What opens over the table. */
export interface Sheets {
  clause(id: string): void;
  keys(): void;
  log(): void;
  result(): void;
  closeResult(): void;
}

export class TableController {
  readonly id: string;
  readonly lesson: Guided | null;
  readonly onagain: (() => void) | null;
  readonly view: TableView;
  readonly help: Help;
  readonly hold: Hold;
  readonly ending: Ending;
  readonly layout: Layout;
  readonly story: Story;
  readonly trace: Trace;
  readonly bar: Bar;

  /** Its words and pictures, once they have come and the components of the table are known. */
  game = $state.raw<GameModule | null>(null);
  /** What was shown last, for the ears. */
  spoken = $state.raw('');
  /** What is said and offered beside the game. */
  aside = $state.raw<Aside | null>(null);
  /** Where telling what things are began; null while nothing is told. */
  explaining = $state.raw<{ from: { x: number; y: number } | null } | null>(null);
  sheets: Sheets | undefined;
  private seated: BoardHandle | null = null;

  constructor({ game, source, quick, thinking, onagain, lesson }: TableParts) {
    this.id = game;
    this.lesson = lesson;
    this.onagain = onagain;
    this.layout = new Layout(lesson !== null);
    this.view = new TableView(source, {
      look: quick('look'),
      ahead: quick('ahead'),
      confirm: () => this.confirms,
      eachChoice: lesson !== null,
      told: (events) => this.speak(events),
      seen: (table) => keptOf(table).seen,
      saw: (table, seen) => keep(table, { seen }),
      leftAt: lesson ? undefined : keptLeft,
      leaves: lesson ? undefined : keepLeft,
      left: (table, rev) => (lesson ? [] : leftTurn(table, rev)),
    });
    this.ending = new Ending(this.view, quick);
    this.help = new Help(this, thinking);
    this.hold = new Hold(this);
    this.story = new Story(this);
    this.trace = new Trace(this);
    this.bar = new Bar(this);
    if (!lesson) new Call(this.view);
    this.follow();
  }

  private follow(): void {
    // A turn that waits for its yes outlives the page. What a page before this one left stands until this page has tried one.
    let tried = false;
    $effect(() => {
      const turn = this.view.unconfirmed;
      tried ||= turn.choices.length > 0;
      if (tried && !this.lesson)
        untrack(() => this.view.info && leaveTurn(this.view.info.id, turn));
    });
    // The words and pictures come while the table does; they are shown once its components are known.
    const loading = openGame(this.id);
    $effect(() => {
      if (this.known) this.take(loading, this.view.edition);
    });
    // The next visit begins with the game that was played last.
    $effect(() => {
      if (this.me !== null) untrack(() => settings.change({ game: this.id }));
    });
    // The header stands outside of the table, and has buttons for it.
    $effect(() => {
      atTable.game = this.id;
      atTable.help = this.showKeys;
      atTable.explain = this.game?.things && this.state ? this.toggleExplaining : null;
      atTable.explaining = this.explaining !== null;
    });
  }

  open(): void {
    void this.view.open();
  }

  close(): void {
    this.view.close();
    atTable.game = atTable.help = atTable.explain = null;
    atTable.explaining = false;
  }

  private take(loading: Promise<GameModule | null>, edition: unknown): void {
    loading.then(
      (found) => {
        if (!found) return (this.view.fault = { code: 'no_game' });
        found.useEdition(edition);
        this.game = found;
      },
      () => (this.view.fault = { code: 'no_network' }),
    );
  }

  // -- what is shown

  private readonly known = $derived.by(() => this.view.state !== null);
  // By itself, so that a board is not told of a change when only somebody comes or goes.
  readonly me = $derived.by<Seat | null>(() => this.view.me);
  readonly names = $derived.by<Names>(() => {
    const { info, outcome } = this.view;
    return {
      seats: info?.seats.map(({ name }) => name) ?? [],
      me: info?.me ?? null,
      ...(outcome && { ranked: ranking(outcome) }),
    };
  });
  readonly over = $derived.by(() => this.view.result !== null);
  /** The viewer is asked something. */
  readonly choosing = $derived.by<boolean>(() => {
    const { view } = this;
    return (
      view.myTurn &&
      !this.over &&
      !view.busy &&
      !view.sending &&
      !view.complete &&
      view.legal.length > 0
    );
  });
  readonly boardSettings = $derived.by(() => ({
    confirm: this.confirms,
    unadvised: this.lesson !== null,
    reducedMotion: settings.reducedMotion,
    pace: settings.paceFactor * this.view.haste,
  }));

  /** What lies on the board. */
  get state(): Position | null {
    const { replay } = this.ending;
    return replay ? replay.state : this.view.state;
  }
  get toMove(): Seat | null {
    return (this.ending.replay ?? this.view).toMove;
  }
  /** Who must decide now; null while it is shown how it came to that. */
  get decider(): Seat | null {
    const { view, ending } = this;
    return view.busy && view.staged.length === 0 && !ending.replay ? null : this.toMove;
  }
  /** Whose turn it is, where another is asked within it. */
  readonly owner = $derived.by<Seat | null>(() => {
    const { entries, toMove } = this.view;
    const owner = ownerOf(entries);
    return this.over || toMove === owner ? null : owner;
  });
  /** Everybody's hands are shown. */
  get isOpen(): boolean {
    return (this.view.info?.openHands ?? false) || this.over;
  }
  /** The board is only looked at: it shows a turn that is over, or that another page plays. */
  get watches(): boolean {
    return this.ending.replay !== null || this.view.line === 'elsewhere';
  }
  /** Bots answer at once, after which nothing can be taken back; people let one think again. */
  get withPeople(): boolean {
    return (
      this.view.info?.seats.some(({ seat, kind }) => kind === 'person' && seat !== this.me) ?? false
    );
  }
  /** A turn that is whole waits: for a yes, or a little. */
  get confirms(): boolean {
    return (settings.ending !== 'go' || this.help.coached) && !this.lesson;
  }
  get still(): boolean {
    return settings.reducedMotion;
  }
  /** The names of the things that glow. */
  get glowing(): string[] {
    return this.story.pointed ?? this.lesson?.asked?.glow ?? this.help.pointed ?? [];
  }

  // -- what can be done

  get board(): BoardHandle | null {
    return this.seated;
  }
  set board(board: BoardHandle | null) {
    this.seated = board;
    this.view.seatBoard(board);
  }

  readonly broken = (error: unknown): void => void (this.view.fault = faultOf(error));
  readonly clause = (id: string): void => this.sheets?.clause(id);
  readonly showResult = (): void => this.sheets?.result();
  readonly showKeys = (): void => this.sheets?.keys();
  readonly download = (): void => void this.ending.download().catch(this.broken);

  /** Tries again what has failed. */
  retry(): void {
    // What a page could not load, only a new page loads.
    if (this.view.fault?.code === 'no_network') location.reload();
    else void this.view.retry();
  }

  readonly lookBack = (): void => {
    this.sheets?.closeResult();
    this.ending.lookBack().catch(this.broken);
  };
  readonly go = (n: number): void => {
    const { replay } = this.ending;
    if (!replay) return;
    replay.running = false;
    void replay.go(n, this.board).catch(this.broken);
  };
  readonly run = (): void => void this.ending.replay?.run(() => this.board).catch(this.broken);
  readonly endLookBack = (): void => {
    if (this.ending.replay) this.ending.replay.running = false;
    this.ending.replay = null;
    this.showResult();
  };

  readonly openLog = async (): Promise<void> => {
    this.layout.unfoldLog();
    await tick();
    const beside = document.querySelector<HTMLElement>('aside .log');
    if (beside) beside.focus();
    else this.sheets?.log();
  };

  /** Begins telling what things are, at a point of the screen, or ends it. */
  explain(from: { x: number; y: number } | null): void {
    this.explaining = this.explaining && !from ? null : this.game?.things ? { from } : null;
  }
  readonly toggleExplaining = (): void => this.explain(null);

  readonly touch = (event: Event): void => {
    this.trace.touch(event);
    this.story.forget(event);
  };

  readonly onkeydown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' || event.key === ' ') this.trace.touch(event);
    const keys = {
      log: () => void this.openLog(),
      help: this.showKeys,
      explain: this.toggleExplaining,
      // Later, since the board would take the same key for one that ends what is shown.
      retell: () => setTimeout(this.trace.retell),
    };
    if (settings.keys && press(event, keys)) event.preventDefault();
  };

  private speak(events: GameEvent[]): void {
    this.help.companion?.tell(events);
    const lines = this.game?.describe(events, this.names) ?? [];
    this.spoken = lines.map(({ text }) => text).join(' ');
    this.bar.happening = gistOf(lines, this.me);
  }
}
