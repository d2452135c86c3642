// The trace of what others did: where the board has changed, with the crest of who changed it, and the gist in words. It
// stays until the first touch of the board.
import type { GameModule, LogLine, Names } from '$lib/board';
import { otherOf } from '$lib/table/since';
import type { TableView } from '$lib/table/view.svelte';
import type { Guided } from './guided';

export interface Mark {
  /** Of each place the names of its anchors: the first that is seen counts. */
  places: string[][];
  seat: number;
}

/** The table that it lies on. */
export interface Traced {
  readonly view: TableView;
  readonly game: GameModule | null;
  readonly names: Names;
  readonly lesson: Guided | null;
  readonly over: boolean;
  readonly still: boolean;
}

/** More letters than this nobody reads at a glance. */
const GIST = 160;
const TOUCHES = '.board, .bar .buttons';

/** The lines that concern the viewer, and of the others' as many as there is room for, those told first of each. */
export function newsFor(lines: LogLine[], me: number | null): string {
  const told = lines.filter(
    ({ weight, seat }) => weight === 'main' || (seat === me && weight === 'minor'),
  );
  const rank = (line: LogLine): number =>
    line.seat === me
      ? 0
      : told.findIndex(({ seat }) => seat === line.seat) === told.indexOf(line)
        ? 1
        : 2;
  const kept = new Set<LogLine>();
  let room = GIST;
  for (const line of [...told].sort((a, b) => rank(a) - rank(b))) {
    if (kept.size > 0 && line.text.length > room) continue;
    room -= line.text.length;
    kept.add(line);
  }
  return told
    .filter((line) => kept.has(line))
    .map(({ text }) => text)
    .join(' ');
}

export class Trace {
  /** The board was touched since it came to rest. */
  private touched = $state(false);

  constructor(private readonly table: Traced) {
    $effect(() => {
      void table.view.since;
      void table.view.retelling;
      this.touched = false;
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
    return view.since.flatMap((one) => {
      const seat = otherOf(one, view.me);
      return seat === null ? [] : [{ places: game.places?.(one.event) ?? [], seat }];
    });
  });

  /** What the others did, in a line; whoever has begun needs the room. */
  readonly gist = $derived.by<string>(() => {
    const { view, game, names } = this.table;
    if (!game || !this.there || this.touched) return '';
    const others = view.since.filter((one) => otherOf(one, view.me) !== null);
    return newsFor(
      game.describe(
        others.map(({ event }) => event),
        names,
      ),
      view.me,
    );
  });

  /** Tells it again; without motion there is only where it led. */
  readonly retell = (): void => {
    if (!this.there) return;
    this.touched = false;
    if (!this.table.still) this.table.view.retell();
  };

  readonly touch = ({ target }: Event): void => {
    if (!(target instanceof Element) || !target.closest(TOUCHES)) return;
    this.touched = true;
    if (this.table.view.retelling) this.table.view.skip();
  };
}
