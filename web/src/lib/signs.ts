// What a name is: counted and refused as the server does (core/characters/signs.h, core/characters/visible.h), so that the field says it.
import type { ErrorBody } from './engine/protocol';
import type { Fault } from './engine/words';

const JOINER = '\u200D';
const MAX_PARTS = 12;
const JOINS = /[\p{M}\p{Cf}\p{Emoji_Modifier}\u0E33\u0EB3\u1160-\u11FF]/u;
const LETTER_OF_FLAG = /[\u{1F1E6}-\u{1F1FF}]/u;
const CONTROL =
  /[\p{Cc}\p{Noncharacter_Code_Point}\u061C\u200E\u200F\u2028-\u202E\u2066-\u206F\uFEFF\uFFF9-\uFFFB\u{1D173}-\u{1D17A}\u{E0001}]/u;
const BLANK = /^[\p{Z}\p{Cf}\p{Mn}\p{Me}\u115F\u1160\u2800\u3164\uFFA0]+$/u;

/** How many signs people see: a letter with its accents is one, a family that is one emoji, a flag. */
export function signsIn(text: string): number {
  let count = 0;
  let parts = 0;
  let last = '';
  let half = false; // of a flag
  for (const one of text) {
    const letter = LETTER_OF_FLAG.test(one);
    const joins = letter ? half : last === JOINER || (one !== '\u00AD' && JOINS.test(one));
    if (parts === 0 || parts === MAX_PARTS || !joins) {
      count += 1;
      parts = 0;
      half = letter;
    } else half = false;
    parts += 1;
    last = one;
  }
  return count;
}

const MAX_NAME = 30;

const escaped = (one: string): string => `\\u{${(one.codePointAt(0) ?? 0).toString(16)}}`;

/** Why nobody can have this name, or null. None at all is one. */
export function faultOfName(name: string): Fault | null {
  const fault = (reason: string, values: ErrorBody['values']): Fault => ({
    code: 'bad_field',
    message: reason,
    reason,
    values,
  });
  if (CONTROL.test(name))
    return fault('text_control', { found: name.replace(new RegExp(CONTROL, 'gu'), escaped) });
  if (BLANK.test(name)) return fault('text_blank', { found: name });
  const found = signsIn(name);
  return found > MAX_NAME ? fault('server.name_long', { most: MAX_NAME, found }) : null;
}
