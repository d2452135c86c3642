// A player is away when they must decide: the others are offered a bot, the log has it, and who is back is told.
import { beforeAll, describe, expect, it } from 'vitest';
import { setLanguage } from '$lib/i18n';
import type { TableInfo } from '$lib/table/api';
import { OnlineTable, type Wire } from '$lib/table/online';
import type { Info, StandIn, TableSeat } from '$lib/table/source';
import { usePeopleTexts } from '../src/pages/table/people/people';
import {
  awaited,
  minutesAway,
  missing,
  newsOf,
  standInLines,
  underWay,
} from '../src/pages/table/people/absent';

beforeAll(async () => {
  await setLanguage('en');
  await usePeopleTexts();
});

const ben: TableSeat = {
  seat: 1,
  name: 'Ben',
  kind: 'person',
  taken: true,
  yours: false,
  online: false,
  away: 290,
};
const ann: TableSeat = { ...ben, seat: 0, name: 'Ann', yours: true, online: true, away: 0 };
const info = (more: Partial<Info> = {}, other: Partial<TableSeat> = {}): Info =>
  ({
    me: 0,
    status: 'playing',
    seats: [ann, { ...ben, ...other }],
    standInAfter: 300,
    ...more,
  }) as Info;
const standIn = (from: number, to: number | null): StandIn => ({
  number: 1,
  seat: 1,
  level: 2,
  begun: { rev: from + 4, n: from },
  ended: to === null ? null : { rev: to + 4, n: to },
});

describe('who is waited for', () => {
  it('is the person who must decide and is away', () => {
    expect(awaited(info(), 1)?.name).toBe('Ben');
  });

  it.each([
    ['it is the viewer’s turn', info(), 0],
    ['nobody is to move', info(), null],
    ['Ben is there', info({}, { online: true }), 1],
    ['a bot plays for Ben', info({}, { level: 2 }), 1],
    ['a bot sits there', info({}, { kind: 'bot', level: 1 }), 1],
    ['the viewer has that seat, too', info({}, { yours: true }), 1],
    ['the viewer only looks on', info({ me: null }), 1],
    ['the game is over', info({ status: 'over' }), 1],
    ['the table is frozen', info({ status: 'frozen' }), 1],
  ])('is nobody where %s', (_, at, toMove) => {
    expect(awaited(at, toMove)).toBeNull();
  });

  it('has been away for as long as the server said, and since', () => {
    expect(missing(info(), ben, 0)).toBe(10_000);
    expect(missing(info(), ben, 11_000)).toBeLessThan(0);
    expect([minutesAway(ben, 9000), minutesAway(ben, 10_000)]).toEqual([4, 5]);
  });
});

describe('the words', () => {
  it('tell everybody in the log for whom a bot plays, and who is back', () => {
    const told = (...all: StandIn[]): [number, string][] =>
      standInLines(info({ standIns: all })).map(({ rev, line }) => [rev, line.text]);
    const begun = 'A bot (Apprentice) plays for Ben until Ben is back.';
    expect(told(standIn(30, null))).toEqual([[34, begun]]);
    expect(told(standIn(30, 37), standIn(40, null))).toEqual([
      [34, begun],
      [41, 'Ben is back.'],
      [44, begun],
    ]);
    expect(told()).toEqual([]);
  });

  it('speak of a return only to whom a bot still played for when they came', () => {
    expect(underWay([standIn(1, 3), { ...standIn(5, null), number: 2 }])).toEqual([2]);
    expect(underWay()).toEqual([]);
  });

  it('tell who is back which moves were played meanwhile', () => {
    expect(newsOf(standIn(30, 37))).toBe('A bot played for you from move 31 to 37.');
    expect(newsOf(standIn(30, 31))).toBe('A bot played move 31 for you.');
    expect(newsOf(standIn(30, 30))).toContain('before it had to');
  });
});

describe('the line to the server', () => {
  const table = (ended: StandIn['ended'], more: object = {}): TableInfo =>
    ({
      table: 't',
      status: 'playing',
      options: { variants: [] },
      edition: {},
      seats: [
        { seat: 0, kind: 'person', name: 'Ann', here: true, away: 0 },
        { seat: 1, kind: 'person', name: 'Ben', here: false, away: 7, ...more },
      ],
      stand_ins: [{ number: 1, seat: 1, level: 2, begun: { rev: 4, n: 4 }, ended }],
      stand_in_after: 300,
    }) as unknown as TableInfo;

  async function open(seat: number) {
    const sent: Record<string, unknown>[] = [];
    const wire: Wire = {
      onopen: null,
      onmessage: null,
      onclose: null,
      send: (text) => void sent.push(JSON.parse(text) as Record<string, unknown>),
      close: () => undefined,
    };
    const parts = {
      connect: () => wire,
      pause: () => 1,
      draw: () => 1,
      calm: 1,
      heartbeat: 1e6,
      patience: 1e6,
      stale: 1,
    };
    const source = new OnlineTable('t', seat, String, parts);
    const infos: Info[] = [];
    await source.open({
      info: (one) => infos.push(one),
      update: () => undefined,
      line: () => undefined,
      fault: () => undefined,
    });
    wire.onopen?.();
    const says = (message: object): void => wire.onmessage?.({ data: JSON.stringify(message) });
    const tell = (one: TableInfo): Info | undefined => {
      says({ type: 'table', table: one, seat });
      return infos.at(-1);
    };
    return { source, sent, says, tell };
  }

  it('says for how long who is away, and which bot plays for them', async () => {
    const { source, tell } = await open(0);
    expect(tell(table(null))?.seats[1]).toMatchObject({ away: 7, online: false });
    expect(tell(table(null))?.seats[1]?.level).toBeUndefined();
    const now = tell(table(null, { stand_in: 2 }));
    expect(now?.seats[1]).toMatchObject({ kind: 'person', level: 2 });
    expect(now?.standInAfter).toBe(300);
    source.close();
  });

  it('asks for a bot by a request that is answered', async () => {
    const { source, sent, says } = await open(0);
    const asked = source.standIn(1);
    expect(sent).toMatchObject([{ type: 'stand_in', seat: 1 }]);
    says({ type: 'done', id: sent[0]?.['id'], rev: 4 });
    await asked;
    const again = source.standIn(1);
    const error = { code: 'not_absent', message: 'This player has the table open.' };
    says({ type: 'error', id: sent[1]?.['id'], rev: 4, error });
    await expect(again).rejects.toMatchObject({ body: error });
    source.close();
  });
});
