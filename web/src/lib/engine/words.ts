// What went wrong, in words for whoever sits at the page.
import { has, language, t } from '$lib/i18n';
import { EngineError } from './error';
import type { InWords } from './faults';
import type { ErrorBody } from './protocol';

/** Without a message: found by the page itself, which has words for its code. */
export type Fault = Pick<ErrorBody, 'code'> & Partial<ErrorBody>;

export interface Said extends InWords {
  /** The place in what was sent, where the words are about one. */
  where?: string | undefined;
}

export const faultOf = (error: unknown): Fault =>
  error instanceof EngineError ? error.body : { code: 'unknown' };

/** Codes of several faults, each with a sentence that says more than the code. The words of all other codes come
 *  first: they speak to players, where the sentences speak of moves as they are written, of files and of entries. */
const GENERAL = new Set(['bad_field', 'frozen', 'seat_taken']);

async function sentenceOf(fault: ErrorBody, game: string, wanted: string): Promise<InWords> {
  try {
    const { sayerOf } = await import('./faults'); // not before something goes wrong
    return (await sayerOf(game, wanted))(fault);
  } catch {
    return { text: fault.message, language: 'en' };
  }
}

/** The words of its code, or its own sentence where that says more: in the language of the page, or else in English. */
export async function wordsOf(fault: Fault, game: string): Promise<Said> {
  const now = language.now; // read at once, so that a page says it again in another language
  const key = `errors:${fault.code}`;
  const known = has(key);
  const { message } = fault;
  if (message && (!known || GENERAL.has(fault.code))) {
    const sentence = await sentenceOf({ ...fault, message }, game, now);
    if (!known || sentence.language === now) return { ...sentence, where: fault.where };
  }
  return { text: t(known ? key : 'errors:unknown'), language: now };
}
