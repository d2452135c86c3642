// One game may be open in several of this browser's pages. One of them plays it; the others follow, until
// that one is closed or somebody wants to play here. They talk over a channel of the game's.
import type { StoredGame } from './stored';

interface Played {
  say: 'mine' | 'kept';
  /** When its page began to play. */
  since: number;
  game: StoredGame;
}
type Word = { say: 'who' } | { say: 'free' } | Played;

/** The part of BroadcastChannel that is used. */
export interface Channel {
  onmessage: ((message: MessageEvent) => void) | null;
  postMessage(word: Word): void;
  close(): void;
}

export interface Told {
  /** Whether this page plays. */
  plays(here: boolean): void;
  /** Another page has played on. */
  kept(game: StoredGame): void;
}

/** So long the page that plays may take to say so, in milliseconds; later words are heard, too. */
const ANSWER = 80;
/** So often a page that follows asks whether the one that plays is still there, in milliseconds: one that
 *  ended at a blow told nobody. */
const LOOK = 2000;
/** After so many looks without an answer it plays itself. */
const LOOKS = 3;

export class Pages {
  private told: Told | null = null;
  private game: (() => StoredGame) | null = null;
  /** When this page began to play; 0: it does not. */
  private since = 0;
  private follows = false;
  private asking: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly channel: Channel) {}

  open(game: () => StoredGame, told: Told): void {
    this.game = game;
    this.told = told;
    this.channel.onmessage = ({ data }: MessageEvent<Word>) => this.hear(data);
    this.ask();
  }

  /** From now on this page plays. */
  take(): void {
    clearTimeout(this.asking);
    this.since = Date.now() + Math.random();
    this.follows = false;
    this.say('mine');
    this.told?.plays(true);
  }

  /** Tells the others what was played. */
  keep(): void {
    this.say('kept');
  }

  close(): void {
    clearTimeout(this.asking);
    if (this.since > 0) this.channel.postMessage({ say: 'free' });
    this.since = 0;
    this.told = null;
    this.channel.close();
  }

  private ask(): void {
    clearTimeout(this.asking);
    this.asking = setTimeout(() => this.take(), ANSWER * (1 + Math.random()));
    this.channel.postMessage({ say: 'who' });
  }

  private say(say: 'mine' | 'kept'): void {
    if (this.game) this.channel.postMessage({ say, since: this.since, game: this.game() });
  }

  private hear(word: Word): void {
    if (!this.told) return;
    if (word.say === 'who') {
      if (this.since > 0) this.say('mine');
    } else if (word.say === 'free') {
      if (this.since === 0) this.ask();
    } else if (this.since > word.since && word.say === 'mine') {
      this.say('mine'); // two that play: who began last does
    } else {
      this.follow(word);
    }
  }

  private follow({ say, game }: Played): void {
    this.told?.kept(game);
    if (say === 'kept') return;
    this.since = 0;
    this.watch(LOOKS);
    if (this.follows) return;
    this.follows = true;
    this.told?.plays(false);
  }

  /** Plays here once nobody has answered so many more looks. */
  private watch(looks: number): void {
    clearTimeout(this.asking);
    this.asking = setTimeout(() => {
      if (looks === 0) return this.take();
      this.watch(looks - 1);
      this.channel.postMessage({ say: 'who' });
    }, LOOK);
  }
}

/** The pages of this browser with the game; none where pages cannot talk. */
export function pagesOf(id: string): Pages | undefined {
  try {
    return new Pages(new BroadcastChannel(`kaisho.solo.${id}`));
  } catch {
    return undefined; // an old browser, or one that refuses it
  }
}
