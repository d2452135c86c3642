// What the person prefers, remembered by the browser.
import type { Seat } from '$lib/engine/protocol';
import { isLanguage, preferredLanguage, type Language } from '$lib/i18n';
import { readKept, whenKept, writeKept } from '$lib/kept';
import { faultOfName } from '$lib/signs';

export type Pace = 'slow' | 'normal' | 'fast';
export type Motion = 'system' | 'none';
export type Theme = 'system' | 'light' | 'dark';
/** What happens to a turn that is whole: it is asked about, it waits a little for an undo, or it goes. */
export type Ending = 'ask' | 'wait' | 'go';

interface Stored {
  language: Language | null;
  ending: Ending;
  pace: Pace;
  motion: Motion;
  /** Says so before a turn that gives much away. */
  coach: boolean;
  /** Is heard when it is the person's turn among others. */
  sound: boolean;
  /** Letters are keys of the table. */
  keys: boolean;
  /** The log stands beside the board. */
  log: boolean;
  theme: Theme;
  name: string;
  /** Of the crests, which are those of the seats: the seat that is taken where it can be chosen. */
  crest: Seat;
  /** The game played last. */
  game: string | null;
}

const KEY = 'kaisho.settings';
export const endings: Ending[] = ['ask', 'wait', 'go'];
export const CRESTS: readonly Seat[] = [0, 1, 2, 3];
const paces: Record<Pace, number> = { slow: 1.8, normal: 1, fast: 0.45 };

function read(): Stored {
  // `confirm`: of a program that knew only two endings.
  const found = (readKept(KEY) ?? {}) as Partial<Record<keyof Stored | 'confirm', unknown>>;
  return {
    language:
      typeof found.language === 'string' && isLanguage(found.language) ? found.language : null,
    ending:
      endings.find((one) => one === found.ending) ?? (found.confirm === false ? 'go' : 'wait'),
    coach: found.coach === true,
    pace: found.pace === 'slow' || found.pace === 'fast' ? found.pace : 'normal',
    motion: found.motion === 'none' ? 'none' : 'system',
    sound: found.sound !== false,
    keys: found.keys !== false,
    log: found.log !== false,
    theme: found.theme === 'light' || found.theme === 'dark' ? found.theme : 'system',
    name: typeof found.name === 'string' && !faultOfName(found.name) ? found.name : '',
    crest: CRESTS.find((one) => one === found.crest) ?? 0,
    game: typeof found.game === 'string' ? found.game : null,
  };
}

class Settings {
  #stored = $state<Stored>(read());
  #systemReduced = $state(false);

  constructor() {
    const query = matchMedia('(prefers-reduced-motion: reduce)');
    this.#systemReduced = query.matches;
    query.addEventListener('change', () => (this.#systemReduced = query.matches));
    whenKept(KEY, () => (this.#stored = read()));
  }

  get language(): Language {
    return this.#stored.language ?? preferredLanguage(navigator.languages);
  }
  get ending(): Ending {
    return this.#stored.ending;
  }
  get coach(): boolean {
    return this.#stored.coach;
  }
  get pace(): Pace {
    return this.#stored.pace;
  }
  get paceFactor(): number {
    return paces[this.#stored.pace];
  }
  get motion(): Motion {
    return this.#stored.motion;
  }
  get reducedMotion(): boolean {
    return this.#stored.motion === 'none' || this.#systemReduced;
  }
  get sound(): boolean {
    return this.#stored.sound;
  }
  get keys(): boolean {
    return this.#stored.keys;
  }
  get log(): boolean {
    return this.#stored.log;
  }
  get theme(): Theme {
    return this.#stored.theme;
  }
  get name(): string {
    return this.#stored.name;
  }
  get crest(): Seat {
    return this.#stored.crest;
  }
  get game(): string | null {
    return this.#stored.game;
  }

  change(change: Partial<Stored>): void {
    this.#stored = { ...read(), ...change };
    writeKept(KEY, this.#stored);
  }
}

export const settings = new Settings();
