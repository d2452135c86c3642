// What was said at the table, as this browser's person reads it: whom they have muted, and what is new to them.
import type { Seat } from '$lib/engine/protocol';
import { outlasts, readKept, whenKept, writeKept } from '$lib/kept';
import { signsIn } from '$lib/signs';
import type { Fault } from '$lib/engine/words';
import type { Said, Talker, Told, Words } from '$lib/table/said';

/** As the server allows (server/tables/talk_rules.cpp). */
const MAX_SIGNS = 300;
const MAX_BYTES = 1200;

/** Who says something, under the name that they have then. */
export type Speaker = Pick<Said, 'seat' | 'onlooker' | 'name'>;

/** What this browser keeps of the talk at a table, by the table. */
interface Kept {
  /** The number of the last message that was read. */
  read: number;
  muted: Speaker[];
  notes: string;
  /** By which the server knows this browser where it looks on. */
  mark: string | null;
}

const keyOf = (table: string): string => `kaisho.talk.${table}`;

const isText = (value: unknown): boolean => value === null || typeof value === 'string';

function isSpeaker(one: unknown): one is Speaker {
  const { seat, onlooker, name } = (one ?? {}) as Record<string, unknown>;
  return (seat === null || typeof seat === 'number') && isText(onlooker) && isText(name);
}

function keptOf(table: string): Kept {
  const found = (readKept(keyOf(table)) ?? {}) as Partial<Kept>;
  return {
    read: typeof found.read === 'number' ? found.read : 0,
    muted: Array.isArray(found.muted) ? found.muted.filter(isSpeaker) : [],
    notes: typeof found.notes === 'string' ? found.notes : '',
    mark: typeof found.mark === 'string' ? found.mark : null,
  };
}

/** By which one is told from another. A seat may change hands, an onlooker's name is whatever they like. */
export const speakerOf = ({ seat, onlooker, name }: Speaker): string =>
  seat === null ? `onlooker ${onlooker ?? ''}` : `seat ${seat} ${name ?? ''}`;

/** Why this cannot be said, or null. */
export function faultOfText(text: string): Fault | null {
  const found = signsIn(text);
  const fits = found <= MAX_SIGNS && new TextEncoder().encode(text).length <= MAX_BYTES;
  if (fits) return null;
  // Signs of many parts may be too long though they are few.
  const most = Math.min(MAX_SIGNS, found - 1);
  const reason = 'server.talk_long';
  return { code: 'bad_field', message: reason, reason, values: { most, found } };
}

export class Talk {
  /** In order. */
  all = $state.raw<Said[]>([]);
  muted = $state.raw<readonly Speaker[]>([]);
  notes = $state('');
  /** Whether the browser has kept the notes. */
  kept = $state(true);
  /** What was said last while the page was there, until the next. */
  news = $state.raw<Said | null>(null);
  private read = $state(0);
  private mark = $state.raw<string | null>(null);
  private readonly heedNoOthers: () => void;

  constructor(
    private readonly table: string,
    private readonly talker: Talker,
    /** The viewer's seat; null for an onlooker. */
    private readonly me: () => Seat | null,
  ) {
    this.takeOver(keptOf(table));
    this.heedNoOthers = whenKept(keyOf(table), () => this.takeOver(keptOf(table)));
    talker.onsaid = () => this.hear();
    this.hear();
  }

  close(): void {
    this.talker.onsaid = null;
    this.heedNoOthers();
  }

  readonly heard = $derived.by(() => this.all.filter((said) => !this.isMuted(said)));
  readonly unread = $derived.by(
    () => this.heard.filter((said) => said.number > this.read && !this.isOwn(said)).length,
  );

  isMuted(speaker: Speaker): boolean {
    return this.muted.some((one) => speakerOf(one) === speakerOf(speaker));
  }

  isOwn({ seat, onlooker }: Said): boolean {
    return seat === null ? onlooker === this.mark : seat === this.me();
  }

  /** All that is there has been read. */
  markRead(): void {
    const last = this.all.at(-1)?.number ?? 0;
    if (last <= this.read) return;
    this.keep(({ read }) => ({ read: Math.max(read, last) }));
  }

  mute({ seat, onlooker, name }: Speaker, muted: boolean): void {
    const speaker = { seat, onlooker, name };
    this.keep((kept) => {
      const others = kept.muted.filter((one) => speakerOf(one) !== speakerOf(speaker));
      return { muted: muted ? [...others, speaker] : others };
    });
  }

  note(notes: string): void {
    this.keep(() => ({ notes }));
  }

  /** Rejects with EngineError. */
  async say(words: Words): Promise<void> {
    const number = await this.talker.say(words);
    // By what they have said an onlooker knows their own mark.
    const mark = this.all.find((said) => said.number === number)?.onlooker ?? this.mark;
    if (mark !== this.mark) this.keep(() => ({ mark }));
  }

  private hear(): void {
    for (const told of this.talker.said.splice(0)) this.take(told);
  }

  /** After a break of the line what is known comes once more. */
  private take({ messages, before }: Told): void {
    const known = new Set(this.all.map(({ number }) => number));
    const fresh = messages.filter(({ number }) => !known.has(number));
    if (fresh.length === 0) return;
    this.all = [...this.all, ...fresh].sort((a, b) => a.number - b.number);
    const last = fresh.filter((said) => !this.isOwn(said) && !this.isMuted(said)).at(-1);
    if (!before && last) this.news = last;
  }

  /** Other pages of this browser may have kept something since this one has read it. */
  private keep(changed: (kept: Kept) => Partial<Kept>): void {
    const before = keptOf(this.table);
    const kept = { ...before, ...changed(before) };
    writeKept(keyOf(this.table), kept);
    this.kept = outlasts(keyOf(this.table));
    this.takeOver(kept);
  }

  private takeOver({ read, muted, notes, mark }: Kept): void {
    Object.assign(this, { read, muted, notes, mark });
  }
}
