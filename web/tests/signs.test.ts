import { describe, expect, it } from 'vitest';
import { faultOfName, signsIn } from '../src/lib/signs';
import cases from '../../tests/core/signs.json';

describe('signs', () => {
  it.each(cases)(
    '$text has $signs, as the server counts (tests/core/signs_test.cpp)',
    ({ text, signs }) => {
      expect(signsIn(text)).toBe(signs);
    },
  );
});

describe('a name', () => {
  it.each(['', 'Ann', 'Été', '大阪', '👩‍🌾', '👨‍👩‍👧‍👦'.repeat(30), 'a\u00A0b', 'e\u0301'])(
    '%s is one',
    (name) => {
      expect(faultOfName(name)).toBeNull();
    },
  );

  it.each([
    ['a\u202Eb', 'text_control', { found: 'a\\u{202e}b' }],
    ['\u001B', 'text_control', { found: '\\u{1b}' }],
    ['\uFFFE', 'text_control', { found: '\\u{fffe}' }],
    ['\u200B', 'text_blank', { found: '\u200B' }],
    ['\u2800\u3000', 'text_blank', { found: '\u2800\u3000' }],
    ['👨‍👩‍👧‍👦'.repeat(31), 'server.name_long', { most: 30, found: 31 }],
    ['a'.repeat(31), 'server.name_long', { most: 30, found: 31 }],
  ])('%j is none: %s', (name, reason, values) => {
    expect(faultOfName(name)).toMatchObject({ code: 'bad_field', reason, values });
  });
});
