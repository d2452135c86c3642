import { beforeEach, describe, expect, it } from 'vitest';
import { readReview } from '$lib/review/kept';
import { example } from '../../../tests/example';
import { refused } from './refused.svelte';
import { takeRecord } from './take_record';

const file = (text: string, name = 'game.json'): File => new File([text], name);

beforeEach(() => (refused.now = { why: 'other', file: 'former.json', found: '' }));

describe('a file', () => {
  it.each([
    ['unread', 'PNG…', ''],
    ['other', '3', ''],
    ['other', 'null', ''],
    ['other', `{"game": "${example}"}`, ''],
    ['other', '[]', ''],
    ['game', '{"kaisho": "record", "game": "chess"}', 'chess'],
    ['players', `{"kaisho": "record", "game": "${example}", "players": "Ann"}`, ''],
  ])('that is no record is refused as "%s": %s', async (why, text, found) => {
    expect(await takeRecord(file(text))).toBeNull();
    expect(refused.now).toEqual({ why, file: 'game.json', found });
  });

  it('with a record is kept, to be reviewed', async () => {
    const address = await takeRecord(
      file(`{"kaisho": "record", "game": "${example}", "players": []}`),
    );
    expect(refused.now).toBeNull();
    const kept = await readReview(address?.replace('/review/', '') ?? '');
    expect(kept?.record.game).toBe(example);
  });
});
