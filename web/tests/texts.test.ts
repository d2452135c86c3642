// A game's texts come with the game, and follow the language of the page from then on.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { example } from './example';

// Fresh modules: what one test has fetched, the next has not.
async function fresh(): Promise<
  typeof import('$lib/i18n') & {
    openGame: (id: string) => Promise<unknown>;
    useTextsOf: (id: string) => Promise<void>;
  }
> {
  vi.resetModules();
  const i18n = await import('$lib/i18n');
  const { openGame } = await import('../src/games');
  const { useTextsOf } = await import('../src/games/texts');
  return { ...i18n, openGame, useTextsOf };
}

let page: Awaited<ReturnType<typeof fresh>>;
beforeEach(async () => {
  page = await fresh();
  await page.setLanguage('en');
});

describe('texts of a game', () => {
  it('are not fetched before it is opened, save what the shelf says of it', async () => {
    expect(page.t(`games:${example}.name`)).not.toContain('games:');
    for (const key of [
      `${example}:prompt.over`,
      `${example}-board:row.market`,
      `rules-${example}:title`,
    ])
      expect(page.has(key), key).toBe(false);
    await page.useTextsOf(example);
    for (const key of [
      `${example}:prompt.over`,
      `${example}-board:row.market`,
      `rules-${example}:title`,
    ])
      expect(page.has(key), key).toBe(true);
  });

  it('are there when its code is', async () => {
    expect(await page.openGame(example)).toMatchObject({ id: example });
    expect(page.t(`${example}:prompt.over`)).toBe('The game is over.');
    expect(await page.openGame('nothing')).toBeNull();
  });

  it('change with the language of the page', async () => {
    await page.useTextsOf(example);
    await page.setLanguage('fr');
    expect(page.t(`${example}:row.market`)).toBe('du marché');
    await page.setLanguage('en');
    expect(page.t(`${example}:row.market`)).toBe('the market');
  });

  it('of another language are not fetched before it is spoken', async () => {
    const source = vi.fn(async () => ({ other: { word: 'x' } }));
    await page.useTexts('other', source);
    await page.useTexts('other', source);
    expect(source.mock.calls).toEqual([['en']]);
    await page.setLanguage('fr');
    expect(source.mock.calls).toEqual([['en'], ['fr']]);
  });

  it('come in the right language when it changes while they are on their way', async () => {
    let arrive = (): void => undefined;
    const late = new Promise<void>((resolve) => (arrive = resolve));
    const used = page.useTexts('other', async (language) => {
      if (language === 'en') await late;
      return { other: { word: language } };
    });
    await page.setLanguage('fr');
    arrive();
    await used;
    expect(page.t('other:word' as string)).toBe('fr');
  });

  it('can be asked for again when they could not be fetched', async () => {
    let there = false;
    const source = async (): Promise<Record<string, Record<string, unknown>>> => {
      if (!there) throw new Error('no network');
      return { other: { word: 'x' } };
    };
    await expect(page.useTexts('other', source)).rejects.toThrow('no network');
    there = true;
    await page.useTexts('other', source);
    expect(page.t('other:word' as string)).toBe('x');
  });
});
