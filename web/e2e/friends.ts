// Two friends at one table, each in a browser of their own.
import type { Browser, Page } from 'playwright-core';
import { act, askedAt, desktop, phone, showAll, visit } from './browser';

const words = {
  en: { friend: 'A friend, by link', open: 'Open the table' },
  fr: { friend: 'Un ami, par lien', open: 'Ouvrir la table' },
};

export interface Watched {
  /** The form of the new table, before it is opened. */
  form?: (page: Page) => Promise<void>;
  /** What Ben reads before he sits down. */
  invited?: (page: Page) => Promise<void>;
}

/** Ann on a laptop and Ben on a phone, at a table of the server at `base` where Ben is to decide. */
export async function twoFriends(
  browser: Browser,
  base: string,
  language: 'en' | 'fr',
  { form, invited }: Watched = {},
) {
  const locale = language === 'fr' ? 'fr-FR' : 'en-GB';
  const laptop = { ...desktop, viewport: { width: 1366, height: 768 }, locale };
  const ann = await visit(browser, laptop);
  const ben = await visit(browser, { ...phone, locale });
  await ann.page.goto(`${base}/new`);
  await showAll(ann.page);
  await ann.page
    .locator('main li')
    .nth(1)
    .locator(`label:has-text("${words[language].friend}")`)
    .click();
  await ann.page.fill('main input.field', 'Ann');
  await form?.(ann.page);
  await ann.page.click(`text=${words[language].open}`);
  const link = await ann.page.locator('input[readonly]').first().inputValue();
  await ben.page.goto(link);
  await ben.page.locator('main input.field').waitFor();
  await invited?.(ben.page);
  await ben.page.fill('main input.field', 'Ben');
  await ben.page.click('main form button.main');
  for (let turns = 0; turns < 40; ++turns) {
    const { page, what } = await askedAt([ann.page, ben.page]);
    // Not in the set-up, which the log folds.
    if (page === ben.page && (await ann.page.locator('aside .log details').count()) > 0) break;
    await act(page, what);
  }
  return { ann, ben };
}
