// The games of this person, wherever they are kept, as home lists them: kept up to date while the page is open.
import type { Component } from 'svelte';
import { nobodyWon } from '$lib/table/ranking';
import { gameName } from '../../games';
import { language, t } from '$lib/i18n';
import type { Clock, Pace } from '$lib/pace/pace';
import { myTables, type TableInfo, type Tables as Lists } from '$lib/table/api';
import { listGames, removeGame, type StoredGame } from '$lib/table/stored';

/** A clock that runs. `mine`: for this person. */
export interface Told {
  clock: Clock;
  pace: Pace;
  mine: boolean;
}

export interface Listed {
  key: string;
  href: string;
  game: string;
  name: string;
  /** The others at the table. */
  names: string[];
  where: string;
  status: string;
  /** It waits for this person. */
  mine: boolean;
  over: boolean;
  /** How it ended: "You won, 31 to 24". */
  result?: string;
  /** Milliseconds since 1970. */
  changed: number;
  /** What tells how much time is left. */
  left?: { Part: Component<Told>; told: Told };
  remove?: () => void;
}

/** Milliseconds between two looks at the server: first, ever longer while nothing changes, and while nothing can. */
const SOON = 900;
const SELDOM = 3000;
const LATER = 20_000;
const LONGER = 1.1;

/** How long to wait after a look that found nothing new. */
function nextPause(pause: number, open: boolean): number {
  if (!open) return LATER;
  return Math.min(pause * LONGER, document.visibilityState === 'visible' ? SELDOM : LATER);
}

function resultOf(score: number[], rank: number[], me: number): string {
  const first = rank.filter((one) => one === 1).length;
  const how = rank[me] !== 1 ? 'lost' : first > 1 ? 'tied' : 'won';
  const others = score.filter((_, seat) => seat !== me).sort((a, b) => b - a);
  return t(`home:result_${how}`, { mine: score[me] ?? 0, others: others.join(', ') });
}

function soloItem(game: StoredGame, removed: () => void): Listed {
  const { me, seats, result, over } = game;
  return {
    key: game.id,
    href: `/solo/${game.id}`,
    game: game.game,
    name: gameName(game.game),
    names: seats.filter((_, seat) => seat !== me).map(({ name }) => name),
    where: t('home:solo'),
    status: over ? t('home:over') : t('home:yourTurn'),
    mine: !over,
    over,
    ...(result && { result: resultOf(result.score, result.rank, me) }),
    changed: game.changed,
    remove: () => {
      removeGame(game.id);
      removed();
    },
  };
}

/** Whether its person decides, and no bot in their place. */
const plays = (seat: TableInfo['seats'][number] | undefined): boolean =>
  !seat?.resigned && seat?.stand_in === undefined;

const isUndecided = ({ ended_by, result }: TableInfo): boolean =>
  result !== null && nobodyWon(ended_by, result);

function statusOf(table: TableInfo): string {
  if (table.status === 'waiting') return t('home:waiting');
  if (table.status === 'called_off') return t('home:calledOff');
  if (table.status === 'over') return t(isUndecided(table) ? 'home:endedEarly' : 'home:over');
  if (table.status === 'frozen') return t('home:frozen');
  const seat = table.to_move === null ? undefined : table.seats[table.to_move];
  return seat?.yours && plays(seat)
    ? t('home:yourTurn')
    : t('home:theirTurn', { name: seat?.name ?? '…' });
}

function onlineItem(table: TableInfo, Part: Component<Told> | null): Listed {
  const me = table.seats.findIndex(({ yours }) => yours);
  const { result, clock, pace } = table;
  const mine =
    table.status === 'playing' && me >= 0 && table.to_move === me && plays(table.seats[me]);
  return {
    key: table.table,
    href: `/table/${table.table}`,
    game: table.game,
    name: gameName(table.game),
    names: table.seats.filter((seat) => !seat.yours).map((seat) => seat.name ?? '…'),
    where: t('home:online'),
    status: statusOf(table),
    mine,
    over: ['over', 'frozen', 'called_off'].includes(table.status),
    ...(result &&
      me >= 0 &&
      !isUndecided(table) && { result: resultOf(result.score, result.rank, me) }),
    changed: table.changed,
    ...(Part && clock && pace && { left: { Part, told: { clock, pace, mine } } }),
  };
}

export class Tables {
  private solo = $state.raw<StoredGame[]>(listGames());
  private online = $state.raw<Lists>({ mine: [], watch: [] });

  private Part = $state.raw<Component<Told> | null>(null);

  private readonly all = $derived(
    [
      ...this.solo.map((one) => soloItem(one, () => this.readSolo())),
      ...this.online.mine.map((table) => onlineItem(table, this.Part)),
    ].sort((a, b) => b.changed - a.changed),
  );
  /** Those that wait for this person come first, then the latest. */
  readonly running = $derived(
    this.all.filter(({ over }) => !over).sort((a, b) => Number(b.mine) - Number(a.mine)),
  );
  readonly finished = $derived(this.all.filter(({ over }) => over));
  readonly watch = $derived(this.online.watch.map((table) => onlineItem(table, null)));
  readonly waiting = $derived(this.running.filter(({ mine }) => mine).length);

  /** Looks again and again, until what it returns is called. */
  follow(): () => void {
    let stopped = false;
    let pause = SOON;
    let next: ReturnType<typeof setTimeout> | undefined;
    const look = async (): Promise<void> => {
      clearTimeout(next);
      const before = this.online;
      // Without the server the games of this browser stay.
      await myTables().then(
        (tables) => (this.online = tables),
        () => undefined,
      );
      this.readClocks();
      const open = this.online.mine.some(
        ({ status }) => status === 'playing' || status === 'waiting',
      );
      pause = open && this.online !== before ? SOON : nextPause(pause, open);
      clearTimeout(next);
      if (!stopped) next = setTimeout(() => void look(), pause);
    };
    const kept = ({ key }: StorageEvent): void => {
      if (key === null || key.startsWith('kaisho.solo.')) this.readSolo();
    };
    const back = (): void => {
      if (document.visibilityState !== 'visible') return;
      pause = SOON;
      void look();
    };
    addEventListener('storage', kept);
    addEventListener('online', back);
    document.addEventListener('visibilitychange', back);
    void look();
    return () => {
      stopped = true;
      clearTimeout(next);
      removeEventListener('storage', kept);
      removeEventListener('online', back);
      document.removeEventListener('visibilitychange', back);
    };
  }

  /** What tells of clocks is fetched once there is one; without it the lists say the rest. */
  private readClocks(): void {
    if (this.Part || !this.online.mine.some(({ clock }) => clock)) return;
    import('./time_left')
      .then(({ load }) => load())
      .then(
        (loaded) => (this.Part = loaded),
        () => null,
      );
  }

  private readSolo(): void {
    this.solo = listGames();
  }
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** "5 minutes ago". */
export function ago(ms: number, now = Date.now()): string {
  const past = now - ms;
  const [unit, length] = STEPS.find(([, one]) => past >= one) ?? ['minute', 0];
  if (length === 0) return t('home:justNow');
  return new Intl.RelativeTimeFormat(language.now, { numeric: 'auto' }).format(
    -Math.floor(past / length),
    unit,
  );
}
