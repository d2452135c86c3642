// Being told of one's turn: what a push message says, what this browser can do, and how it went in words.
import { beforeAll, describe, expect, it } from 'vitest';
import { setLanguage } from '$lib/i18n';
import type { Notices, ToldOnce, Way } from '$lib/notices/api';
import { browserName } from '$lib/notices/browser_name';
import { readMessage, shownOf, type Message, type Sentences } from '$lib/notices/message';
import { hereOf, isApplePhone, type Facts } from '$lib/notices/push';
import english from '$lib/notices/told/en.json';
import french from '$lib/notices/told/fr.json';
import { bytesOf, targetOf, webText } from '$lib/notices/worker_parts';
import { failureOf, lastOf, toldWords, useNoticeTexts } from '$lib/notices/words';
import { example } from './example';

const en: Sentences = { language: 'en', said: english, games: { [example]: 'The Game' } };
const fr: Sentences = { language: 'fr', said: french, games: { [example]: 'Le Jeu' } };

const turn: Message = {
  what: 'turn',
  table: 'abc',
  name: '',
  game: example,
  seat: 1,
  by: 'Rin',
  left_ms: null,
  lang: '',
};

describe('a push message', () => {
  it('says whose turn it is and who moved, and leads to the seat', () => {
    expect(shownOf(turn, en)).toEqual({
      title: 'Your turn · The Game',
      body: 'Rin has moved.',
      tag: 'abc',
      path: '/table/abc?seat=1',
    });
    const { title, body } = shownOf({ ...turn, name: 'Friday' }, fr);
    expect(title).toBe('À vous de jouer · Le Jeu');
    expect(body).toBe('Rin a joué. Table «\u202fFriday\u202f».');
    expect(shownOf({ ...turn, by: '' }, en).body).toBe('The others are waiting for you.');
  });

  it('says how much time is left by its largest unit', () => {
    const left = (left_ms: number | null): string =>
      shownOf({ ...turn, what: 'reminder', left_ms }, en).body;
    expect(left(3 * 86_400_000 + 5)).toBe('You have 3 days left.');
    expect(left(3_600_000)).toBe('You have 1 hour left.');
    expect(left(10)).toBe('You have 1 minute left.');
    expect(left(null)).toBe('The others are waiting for you.');
  });

  it.each([en, fr])('has sentences for all that is told', (language) => {
    for (const what of ['turn', 'reminder', 'begun', 'over', 'called_off', 'try'] as const) {
      const { title, body } = shownOf({ ...turn, what, by: '' }, language);
      expect(title.length).toBeGreaterThan(5);
      expect(body).toMatch(/\.$/);
    }
  });

  it('is read with care: what is no message leads nowhere', () => {
    expect(readMessage(JSON.stringify({ ...turn, url: 'https://evil.example/' }))).toEqual(turn);
    for (const bad of ['', 'no', 'null', '[]', '{"what":"other"}'])
      expect(readMessage(bad)).toBeNull();
    expect(readMessage(JSON.stringify({ ...turn, table: '../api' }))).toBeNull();
    expect(readMessage('{"what":"try"}')?.table).toBe('');
    expect(shownOf(readMessage('{"what":"try"}'), en)).toMatchObject({
      title: 'Kaisho can reach you',
      tag: 'kaisho-try',
      path: '/',
    });
    expect(shownOf(null, en)).toMatchObject({ title: 'Kaisho', path: '/' });
  });
});

describe('web text', () => {
  it('is base64url without padding, both ways', () => {
    for (const bytes of [[], [0], [255, 254], [251, 239, 190], [1, 2, 3, 4]]) {
      const text = webText(Uint8Array.from(bytes).buffer);
      expect(text).toBe(Buffer.from(bytes).toString('base64url'));
      expect([...bytesOf(text)]).toEqual(bytes);
    }
    expect(() => bytesOf('?')).toThrow();
  });

  it('is what the server is given of a browser', () => {
    const keys: Record<string, number[]> = { p256dh: [4, 255], auth: [9] };
    const getKey = (name: string): ArrayBuffer => Uint8Array.from(keys[name] ?? []).buffer;
    expect(targetOf({ endpoint: 'https://push.example/1', getKey })).toEqual({
      endpoint: 'https://push.example/1',
      p256dh: 'BP8',
      auth: 'CQ',
    });
  });
});

const push: Way = {
  id: 'w1',
  kind: 'push',
  name: 'Firefox (Linux)',
  this_browser: true,
  added: 1,
  last: null,
};
const notices = (...ways: Way[]): Notices => ({
  push_key: 'key',
  when: 'away',
  remind: true,
  ways,
});

describe('this browser', () => {
  const able: Facts = {
    secure: true,
    able: true,
    apple: false,
    permission: 'granted',
    subscribed: true,
  };

  it('is told once it is allowed, has its place, and the server knows it', () => {
    expect(hereOf(able, notices(push))).toBe('on');
    expect(hereOf(able, notices())).toBe('off');
    expect(hereOf(able, notices({ ...push, this_browser: false }))).toBe('off');
    expect(hereOf(able, notices({ ...push, kind: 'webhook' }))).toBe('off');
    expect(hereOf({ ...able, subscribed: false }, notices(push))).toBe('off');
    expect(hereOf({ ...able, permission: 'default' }, notices(push))).toBe('off');
  });

  it('says what stands in the way', () => {
    expect(hereOf({ ...able, permission: 'denied' }, notices(push))).toBe('denied');
    expect(hereOf({ ...able, able: false }, notices())).toBe('none');
    expect(hereOf({ ...able, able: false, apple: true }, notices())).toBe('home_screen');
    expect(hereOf({ ...able, able: false, secure: false }, notices())).toBe('unsafe');
  });

  it('is known by what it says of itself', () => {
    const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605 Safari/605';
    expect(isApplePhone(mac, 5)).toBe(true);
    expect(isApplePhone(mac, 0)).toBe(false);
    expect(browserName(mac)).toBe('Safari (Mac)');
    expect(browserName('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/2 Firefox/140.0')).toBe(
      'Firefox (Linux)',
    );
    const android = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
    expect(browserName(android)).toBe('Chrome (Android)');
    expect(browserName(`${android} Edg/140`)).toBe('Edge (Android)');
    expect(browserName('')).toBe('Browser');
  });
});

describe('how it went', () => {
  const now = new Date(2026, 10, 30, 18).getTime();
  const at = new Date(2026, 10, 30, 14, 2).getTime();
  const told: ToldOnce = { seat: 1, at, what: 'turn', why: 'sent', rev: 3 };
  beforeAll(useNoticeTexts);

  it('is said of others and of oneself, in both languages', async () => {
    await setLanguage('en');
    expect(toldWords(told, 'Rin', 0, now)).toBe('14:02: Rin was told.');
    expect(toldWords({ ...told, why: 'looking' }, 'Rin', 0, now)).toBe(
      '14:02: Rin had this page open and was not told.',
    );
    expect(toldWords({ ...told, ways: ['Firefox (Linux)', 'Den'] }, 'Rin', 1, now)).toBe(
      '14:02: you were told. By Firefox (Linux) and Den.',
    );
    expect(toldWords({ ...told, what: 'reminder' }, 'Rin', 0, now)).toBe(
      '14:02 (reminder): Rin was told.',
    );
    await setLanguage('fr');
    expect(toldWords(told, 'Rin', 0, now)).toBe('14:02\u202f: on a prévenu Rin.');
    for (const why of ['sent', 'failed', 'looking', 'muted', 'never', 'no_way'] as const)
      for (const me of [0, 1])
        expect(toldWords({ ...told, why }, 'Rin', me, now)).toMatch(/^14:02\u202f: .*\.$/);
    await setLanguage('en');
  });

  it('names the day where that is another one', () => {
    expect(toldWords(told, 'Rin', 0, now + 86_400_000)).toMatch(/Nov.*14:02: Rin was told\.$/);
  });

  it('says of a way what went wrong', () => {
    const last = { at, ok: false, why: 'too_late' };
    expect(lastOf(push, now)).toBe('Nothing was sent yet.');
    expect(lastOf({ ...push, last: { at, ok: true, why: '' } }, now)).toContain('at 14:02');
    expect(lastOf({ ...push, last }, now)).toBe(
      'The last notice did not arrive (14:02): there was no answer in time.',
    );
    expect(failureOf('status_500')).toBe('the other side answered 500.');
    expect(failureOf('anything')).toBe('it failed on the way.');
  });
});
