// A language more needs no code: the page lists what lies in its folders and in the box on the table.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isLanguage, language, languageName, languages, setLanguage, t } from '$lib/i18n';
import { useTextsOf } from '../../texts';
import { useEdition } from '../box.svelte';
import { goodName, placeName } from '../names';
import german from '../../../../../tests/fixtures/editions/osaka-german.json';

beforeEach(async () => {
  await setLanguage('en');
  await useTextsOf('osaka');
});
afterEach(() => useEdition(null));

describe('languages', () => {
  it('of the page are those of its folders', () => {
    expect(languages).toEqual(['en', 'fr']);
    expect(language.offered).toEqual(['en', 'fr']);
  });

  it('are called as they call themselves', () =>
    expect(['en', 'fr', 'de', 'pt-BR'].map(languageName)).toEqual([
      'English',
      'Français',
      'Deutsch',
      'Português (Brasil)',
    ]));

  it('have a form', () => {
    expect(['de', 'pt-BR', 'zh-Hant-TW', 'es-419'].every(isLanguage)).toBe(true);
    expect(['', 'German', 'de_AT', 'DE', null].some(isLanguage)).toBe(false);
  });
});

describe('an edition with German names', () => {
  it('offers German for what it names, the rest stays English', async () => {
    useEdition(german);
    expect(language.offered).toEqual(['en', 'fr', 'de']);
    await setLanguage('de');
    expect([language.now, language.names]).toEqual(['en', 'de']);
    expect(goodName('red')).toBe('Seide');
    expect(placeName(3)).toBe('Enshunada (West)');
    expect(t('osaka:prompt.over')).toBe('The game is over.');
    await setLanguage('fr');
    expect(goodName('red')).toBe('Soie');
  });

  it('is in English where German has no name', async () => {
    useEdition(german);
    await setLanguage('de');
    expect(goodName('green')).toBe('sake');
  });

  it('no longer offers German once the standard box is on the table', () => {
    useEdition(german);
    useEdition(null);
    expect(language.offered).toEqual(['en', 'fr']);
  });
});
