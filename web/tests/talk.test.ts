// What was said at a table, as one person reads it.
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setLanguage } from '$lib/i18n';
import type { Said, Talker, Told, Words } from '$lib/table/said';
import { useChatTexts } from '../src/pages/table/chat/chat_texts';
import { faultOfText, speakerOf, Talk } from '../src/pages/table/chat/talk.svelte';
import { nameOf, PHRASES, timeOf, wordsOf } from '../src/pages/table/chat/words';
import { MemoryStorage } from './storage';

/** What whoever connects is told. */
const before = (...messages: Said[]): Told => ({ messages, before: true });

class Line implements Talker {
  said: Told[] = [];
  onsaid: (() => void) | null = null;
  asked: Words[] = [];
  /** The number that the server gives to what is said. */
  number = 0;
  say = (words: Words): Promise<number> => {
    this.asked.push(words);
    return Promise.resolve(this.number);
  };
  hears(...messages: Said[]): void {
    this.tells({ messages, before: false });
  }
  tells(told: Told): void {
    this.said.push(told);
    this.onsaid?.();
  }
}

const by = (seat: number | null, number: number, text: string, onlooker = 'a1'): Said => ({
  number,
  seat,
  onlooker: seat === null ? onlooker : null,
  name: seat === null ? null : `P${seat}`,
  at: number,
  text,
});
const texts = (talk: Talk): string[] => talk.heard.map((said) => wordsOf(said));

let line: Line;
const open = (me: number | null = 0): Talk => new Talk('t1', line, () => me);

beforeAll(useChatTexts);
beforeEach(() => {
  globalThis.localStorage = new MemoryStorage();
  line = new Line();
});
afterEach(() => vi.unstubAllGlobals());

/** What the browser tells other pages of it: that something was kept. */
function otherPages(): { told: () => void; heeds: () => number } {
  const heeding = new Set<(event: { key: string }) => void>();
  vi.stubGlobal('addEventListener', (_: string, hear: () => void) => heeding.add(hear));
  vi.stubGlobal('removeEventListener', (_: string, hear: () => void) => heeding.delete(hear));
  return {
    told: () => heeding.forEach((hear) => hear({ key: 'kaisho.talk.t1' })),
    heeds: () => heeding.size,
  };
}

describe('the talk of a table', () => {
  it('has what was said before the page came, and is told once of what comes', () => {
    line.tells(before(by(1, 1, 'before')));
    const talk = open();
    expect(texts(talk)).toEqual(['before']);
    expect(talk.news).toBeNull();
    line.hears(by(0, 3, 'mine'), by(1, 2, 'theirs'));
    expect(texts(talk)).toEqual(['before', 'theirs', 'mine']);
    expect(talk.news?.text).toBe('theirs');
    // After a break of the line all comes again.
    line.tells(before(by(1, 1, 'before'), by(1, 2, 'theirs'), by(0, 3, 'mine')));
    expect(texts(talk)).toEqual(['before', 'theirs', 'mine']);
    expect(line.said).toEqual([]);
  });

  it('is told of nothing that was said before, whenever that comes', () => {
    const talk = open();
    line.tells(before(by(1, 1, 'old'), by(1, 2, 'older')));
    expect([talk.news, talk.unread]).toEqual([null, 2]);
    talk.markRead();
    line.hears(by(1, 3, 'new'));
    expect([talk.news?.text, talk.unread]).toEqual(['new', 1]);
    // What was missed while the line was broken is new to the reader, and no news.
    line.tells(before(by(1, 3, 'new'), by(1, 4, 'missed')));
    expect([talk.news?.text, talk.unread]).toEqual(['new', 2]);
  });

  it('is told of what came while the part for it was fetched', () => {
    line.tells(before(by(1, 1, 'old')));
    line.hears(by(1, 2, 'new'));
    expect(open().news?.text).toBe('new');
  });

  it('counts what others said since one has read, over visits', () => {
    const talk = open();
    line.hears(by(1, 1, 'a'), by(0, 2, 'mine'), by(null, 3, 'b'));
    expect(talk.unread).toBe(2);
    talk.markRead();
    expect(talk.unread).toBe(0);
    line.hears(by(1, 4, 'c'));
    expect(talk.unread).toBe(1);
    line.said.push(before(by(1, 3, 'b'), by(1, 4, 'c')));
    expect(open().unread).toBe(1);
  });

  it('is without whom one has muted, until they are heard again', () => {
    const talk = open();
    line.hears(by(1, 1, 'a'), by(null, 2, 'b'), by(null, 3, 'c', 'a2'));
    talk.mute(by(1, 0, ''), true);
    talk.mute(by(null, 0, ''), true);
    expect(texts(talk)).toEqual(['c']);
    line.hears(by(1, 4, 'd'));
    expect(talk.unread).toBe(1);
    expect(talk.news?.text).toBe('c');
    line.said.push(before(by(1, 1, 'a')));
    const later = open();
    expect(texts(later)).toEqual([]);
    later.mute(by(1, 0, ''), false);
    expect(texts(later)).toEqual(['a']);
    expect(later.muted).toEqual([{ seat: null, onlooker: 'a1', name: null }]);
  });

  it('hears who comes to the seat of whom one has muted', () => {
    const talk = open();
    line.hears(by(1, 1, 'rude'));
    talk.mute(by(1, 0, ''), true);
    line.hears({ ...by(1, 2, 'hello'), name: 'Bo' }, { ...by(1, 3, 'I am'), name: null });
    expect(texts(talk)).toEqual(['hello', 'I am']);
    expect(talk.muted.map(nameOf)).toEqual(['P1']);
  });

  it('knows an onlooker under whatever name', () => {
    const talk = open();
    talk.mute(by(null, 0, ''), true);
    line.hears({ ...by(null, 1, 'rude'), name: 'Another' });
    expect(texts(talk)).toEqual([]);
  });

  it('keeps notes in this browser', () => {
    open().note('two red cards');
    expect(open().notes).toBe('two red cards');
    expect(new Talk('t2', line, () => 0).notes).toBe('');
  });

  it('leaves alone what another page has kept since', () => {
    const [here, there] = [open(), open()];
    line.hears(by(1, 1, 'a'));
    here.note('two red cards');
    here.mute(by(2, 0, ''), true);
    there.markRead();
    there.mute(by(1, 0, ''), true);
    const later = open();
    expect([later.notes, later.muted.map(speakerOf)]).toEqual([
      'two red cards',
      ['seat 2 P2', 'seat 1 P1'],
    ]);
    line.said.push(before(by(3, 1, 'a')));
    expect(open().unread).toBe(0);
  });

  it('takes over what another page keeps, until it is closed', () => {
    const pages = otherPages();
    const [here, there] = [open(), open()];
    there.note('two red cards');
    there.mute(by(1, 0, ''), true);
    pages.told();
    expect([here.notes, here.muted.map(speakerOf)]).toEqual(['two red cards', ['seat 1 P1']]);
    here.close();
    there.note('');
    pages.told();
    expect(here.notes).toBe('two red cards');
    there.close();
    expect(pages.heeds()).toBe(0);
  });

  it('says so where the notes last no longer than the page', () => {
    const talk = open();
    talk.note('two red cards');
    expect(talk.kept).toBe(true);
    Reflect.deleteProperty(globalThis, 'localStorage');
    talk.note('three');
    expect([talk.kept, talk.notes]).toEqual([false, 'three']);
    globalThis.localStorage = new MemoryStorage();
    talk.note('four');
    expect([talk.kept, open().notes]).toEqual([true, 'four']);
  });

  it('lets an onlooker know by the first own words which are theirs', async () => {
    const talk = open(null);
    line.hears(by(null, 1, 'hi', 'me'), by(null, 2, 'hi', 'other'));
    expect(talk.unread).toBe(2);
    line.number = 1;
    await talk.say({ text: 'hi' });
    expect(line.asked).toEqual([{ text: 'hi' }]);
    expect(talk.heard.filter((said) => talk.isOwn(said)).map(({ number }) => number)).toEqual([1]);
    line.hears(by(null, 3, 'again', 'me'));
    expect(talk.unread).toBe(1);
  });

  it('lets an onlooker whose browser lost its cookie know their new mark', async () => {
    const talk = open(null);
    line.hears(by(null, 1, 'hi', 'me'), by(null, 2, 'hi', 'me too'));
    for (line.number of [1, 2]) await talk.say({ text: 'hi' });
    expect(talk.unread).toBe(1);
    expect(open(null).isOwn(by(null, 3, '', 'me too'))).toBe(true);
  });

  it('is not harmed by what somebody left in the storage', () => {
    localStorage.setItem('kaisho.talk.t1', '{"read":"x","muted":7,"notes":[],"mark":{}}');
    const talk = open();
    expect([talk.muted, talk.notes, talk.unread]).toEqual([[], '', 0]);
    localStorage.setItem('kaisho.talk.t1', '{"muted":[null,7,"seat 1",{"seat":{}},{"seat":1}]}');
    expect(open().muted).toEqual([]);
  });
});

describe('what can be said', () => {
  it('has so many signs, and takes up so much room', () => {
    expect(faultOfText('x'.repeat(300))).toBeNull();
    expect(faultOfText('😀'.repeat(300))).toBeNull();
    expect(faultOfText('x'.repeat(301))?.values).toEqual({ most: 300, found: 301 });
    expect(faultOfText('👩‍👩‍👧'.repeat(100))?.values).toEqual({ most: 99, found: 100 });
  });

  it('is a phrase in the language of each', async () => {
    expect(wordsOf({ phrase: 'well_played' })).toBe('Well played!');
    expect(wordsOf({ phrase: 'of_tomorrow' })).toBe('of_tomorrow');
    await setLanguage('fr');
    expect(wordsOf({ phrase: 'well_played' })).toBe('Bien joué\u202f!');
    await setLanguage('en');
    expect(new Set(PHRASES).size).toBe(10);
  });

  it('bears the name and the time of then', () => {
    expect(nameOf({ seat: 0, name: null })).toBe('Player 1');
    expect(nameOf({ seat: 0, name: 'Anna' })).toBe('Anna');
    expect(nameOf({ seat: null, name: null })).toBe('An onlooker');
    const noon = new Date(2026, 10, 30, 12, 5).getTime();
    expect(timeOf(noon, noon)).toBe('12:05 PM');
    expect(timeOf(noon, noon + 86_400_000)).toContain('Nov 30');
  });
});
