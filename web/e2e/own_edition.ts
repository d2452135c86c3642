// An owner's edition from a file, given to the page "New table".
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { showAll } from './browser';

export const standard = (game: string): object =>
  JSON.parse(
    readFileSync(new URL(`../../editions/${game}.json`, import.meta.url), 'utf8'),
  ) as object;

export async function pick(page: Page, content: unknown, name = 'mine.json'): Promise<void> {
  const text = typeof content === 'string' ? content : JSON.stringify(content, null, 2);
  await page.waitForSelector('main form > details');
  if ((await page.locator('main form > details[open]').count()) === 0) await showAll(page);
  await page.setInputFiles('input[type="file"]', {
    name,
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
}
