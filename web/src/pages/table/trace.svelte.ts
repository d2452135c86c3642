// The trace of what others did: where the board has changed, with the crest of who changed it, and the gist in words. It
// stays until the viewer begins something.
import type { GameEvent, GameModule, LogLine, Names } from '$lib/board';
import { otherOf } from '$lib/table/since';
import type { TableView } from '$lib/table/view.svelte';
import { CHOOSABLE } from './choosable';
import type { Guided } from './guided';

export interface Mark {
  event: GameEvent;
  /** Whose doing it is, of the others; null: the viewer's. */
  seat: number | null;
}

/** The table that it lies on. */
export interface Traced {
  readonly view: TableView;
  readonly game: GameModule | null;
  readonly names: Names;
  readonly lesson: Guided | null;
  readonly layout: { readonly name: string };
  readonly over: boolean;
  readonly still: boolean;
}

/** So many letters fit into two lines beside a laptop's board. */
const GIST = 300;
/** Into those of a phone; what is told is told whole, and the log has the rest. */
const BRIEF = 80;
/** A touch of these begins something. */
const BEGINS = `.board :is(${CHOOSABLE}, [data-live]), .bar .buttons [data-action]`;
const TOUCHES = '.board, .bar .buttons';
/** Milliseconds in which a second click still means what was being shown. */
const SECOND_CLICK = 500;

/** What concerns the viewer, then of each other the weightiest, then as much as there is room for; `news`: as a game has
 *  it. */
export function newsFor(
  lines: LogLine[],
  me: number | null,
  news: readonly string[] = [],
  brief = false,
): string {
  const told = lines.filter(
    ({ weight, seat }) => weight === 'main' || (seat === me && weight === 'minor'),
  );
  const place = ({ events: [first] = [] }: LogLine): number => {
    const at = news.indexOf(first?.event ?? '');
    return at < 0 ? news.length : at;
  };
  const weighed = [...told].sort((a, b) => place(a) - place(b));
  const firsts = [...new Set(told.map(({ seat }) => seat))].flatMap(
    (by) => weighed.find(({ seat }) => seat === by && seat !== me) ?? [],
  );
  const all = [...weighed.filter(({ seat }) => seat === me), ...firsts];
  const first = all.find(({ text }) => text.length <= BRIEF) ?? all[0];
  const kept = !brief ? all : first ? [first] : [];
  let room = (brief ? BRIEF : GIST) - kept.reduce((letters, { text }) => letters + text.length, 0);
  for (const line of [...all, ...weighed]) {
    if (kept.includes(line) || (kept.length > 0 && line.text.length > room)) continue;
    room -= line.text.length;
    kept.push(line);
  }
  return kept.map(({ text }) => text).join(' ');
}

export class Trace {
  /** Something was begun since the board came to rest. */
  private touched = $state(false);
  /** When the board came to rest. */
  private rested = -Infinity;

  constructor(private readonly table: Traced) {
    $effect(() => {
      void table.view.since;
      void table.view.retelling;
      this.touched = false;
    });
    $effect(() => {
      if (table.view.busy) return () => (this.rested = performance.now());
      return undefined;
    });
  }

  /** There is something to tell, and the board rests. */
  readonly there = $derived.by<boolean>(() => {
    const { view, lesson, over } = this.table;
    return !lesson && !over && !view.busy && view.staged.length === 0 && view.since.length > 0;
  });
  /** Bots go on at once: only what they leave is marked. */
  private readonly fresh = $derived.by<boolean>(() => {
    const { info, toMove } = this.table.view;
    return this.there && !this.touched && info?.seats[toMove ?? -1]?.kind === 'person';
  });

  readonly marks = $derived.by<Mark[]>(() => {
    const { view, game } = this.table;
    if (!this.fresh || !game?.places) return [];
    return view.since.map((one) => ({ event: one.event, seat: otherOf(one, view.me) }));
  });

  /** What the others did, in a line, until the first step of the viewer's turn. */
  readonly gist = $derived.by<string>(() => {
    const { view, game, names, layout } = this.table;
    if (!game || !this.there) return '';
    const others = view.since.filter((one) => otherOf(one, view.me) !== null);
    return newsFor(
      game.describe(
        others.map(({ event }) => event),
        names,
      ),
      view.me,
      game.news,
      layout.name !== 'desk',
    );
  });

  /** Tells it again; without motion there is only where it led. */
  readonly retell = (): void => {
    if (!this.there) return;
    this.touched = false;
    if (!this.table.still) this.table.view.retell();
  };

  /** While something is shown a touch only ends that, and so does the second of a double click. */
  readonly touch = ({ target }: Event): void => {
    const { view } = this.table;
    if (!(target instanceof Element)) return;
    if (view.retelling && target.closest(TOUCHES)) view.skip();
    if (view.busy || performance.now() - this.rested < SECOND_CLICK) return;
    if (target.closest(BEGINS)) this.touched = true;
  };
}
