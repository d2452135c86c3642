// What the board asks, step by step, and which moves the answers are.
import { beforeAll, describe, expect, it } from 'vitest';
import type { MoveObject, Refusal } from '$lib/board';
import { setLanguage } from '$lib/i18n';
import { useTextsOf } from '../../texts';
import { legalFor, situation, told } from '../gallery/mock';
import type { NipponState } from '../model';
import type { MoveOf } from '../../shared/asking.svelte';
import type { MoveParts } from '../protocol';
import { askOf } from '.';
import type { Ask, Desk } from './ask';

beforeAll(async () => {
  await setLanguage('en');
  await useTextsOf('nippon');
});

interface Table extends Desk {
  sent: string[];
  ask: Ask;
  press(id: string): void;
  choose(id: string): void;
}

/** A person at a table where these moves are legal. */
function deskOf(
  lying: NipponState,
  legal: MoveObject[] = legalFor(told(lying)),
  refusals: Refusal[] = [],
): Table {
  const state = told(lying);
  return {
    state,
    legal,
    me: 0,
    names: ['Ann', 'Ben', 'Cho', 'Dee'],
    step: state.steps[0]?.step ?? '',
    mode: null,
    picks: null,
    chosen: null,
    more: false,
    confirms: false,
    advised: true,
    sent: [],
    of: <Kind extends MoveParts['kind']>(kind: Kind) =>
      (legal as MoveOf<MoveParts, Kind>[]).filter((move) => move.kind === kind),
    has: (text) => legal.some((move) => move.text === text),
    reason: (match) => ({ text: refusals.find(match)?.reason ?? 'none', clause: 'NIP-T3' }),
    send(moves) {
      this.sent.push(...moves);
    },
    reset() {
      this.mode = this.chosen = this.picks = null;
    },
    get ask() {
      return askOf(this);
    },
    press(id) {
      this.ask.actions.find((one) => one.id === id)?.run();
    },
    choose(id) {
      this.ask.choices?.find((one) => one.id === id)?.run();
    },
  };
}
const at = (scene: string, seats = 4): Table => deskOf(situation(scene, seats));
/** Amounts keep to their words by hard spaces. */
const plain = (text = ''): string => text.replace(/[\u00a0\u202f]/g, ' ');
const ids = (list: { id: string }[] | undefined): string[] => (list ?? []).map(({ id }) => id);

describe('a turn', () => {
  it('is a worker and one of its two actions', () => {
    const desk = at('middle');
    expect(desk.ask.things).toContain('worker:1:white');
    desk.ask.onthing?.('worker:1:white');
    expect(ids(desk.ask.actions)).toEqual(['act-knowledge', 'act-produce', 'cancel', 'plans']);
    desk.press('act-produce');
    expect(desk.sent).toEqual(['take white produce']);
  });
  it('tells of an action that is closed why it is', () => {
    const state = situation('middle', 4);
    const desk = deskOf(state, legalFor(state), [
      {
        kind: 'take',
        action: 'trains',
        move: 'take green trains',
        reason: 'no_place_left',
        values: [0, 0],
        clause: 'NIP-S5',
      } as unknown as Refusal,
    ]);
    desk.ask.onthing?.('worker:4:green');
    const trains = desk.ask.actions.find(({ id }) => id === 'act-trains');
    expect(trains?.refusal?.text).toBe('no_place_left');
    expect(trains?.detail).toBe('no_place_left');
  });
  it('begins with an action too, and takes the worker that costs no more wages', () => {
    const desk = at('middle');
    desk.ask.onthing?.('action:machinery'); // yellow or green; green is held
    expect(desk.chosen).toBe('worker:4:green');
    expect(ids(desk.ask.actions)).toEqual(['act-machinery', 'cancel', 'plans']);
    expect(desk.ask.detail).toBe('');
    desk.ask.onthing?.('worker:4:yellow');
    expect(desk.ask.detail).toMatch(/3,000/);
    desk.press('act-machinery');
    expect(desk.sent).toEqual(['take yellow machinery']);
  });
  it('is a consolidation, with what it brings and costs', () => {
    const desk = at('middle');
    expect(plain(desk.ask.actions[0]?.detail).split('\n')).toEqual([
      'Income 18,000 − wages 6,000 = 12,000 yen left, with 5 coal. Reward up to ×2, with a bonus.',
      'Your old 14,000 yen and 4 coal go.',
    ]);
    desk.press('consolidate');
    expect(desk.sent).toEqual(['consolidate']);
  });
  it('is a consolidation that warns of wages the income does not pay', () => {
    const state = situation('start', 4);
    state.seats[0]!.workers = ['white', 'yellow', 'green', 'pink', 'brown'];
    const desk = deskOf(state);
    expect(plain(desk.ask.actions[0]?.detail).split('\n')).toEqual([
      'Income 12,000 − wages 12,000 = 0 yen left, with 2 coal. Reward up to ×4, with a bonus.',
      'Your old 12,000 yen and 2 coal go. Too little for all wages: 1 colour unpaid, 2 VP lost.',
    ]);
    // So does a worker of one more colour, and the reward before the wages.
    state.spaces[0]!.workers = { black: 1 };
    const taking = deskOf(state);
    taking.ask.onthing?.('worker:1:black');
    expect(plain(taking.ask.detail)).toBe(
      'A new colour among yours: 3,000 yen more wages. Your income would not pay all wages: 2 colours unpaid, 4 VP lost.',
    );
    state.steps = [{ step: 'reward', seat: 0 }];
    expect(plain(deskOf(state).ask.detail)).toMatch(
      /^Wages come next: 15,000 yen, of your 12,000 yen. As things stand: 1 colour unpaid, 2 VP lost. /,
    );
  });
  it('is a consolidation that says what it gives without a reward, or without a worker', () => {
    const state = situation('start', 4);
    state.seats[0]!.workers = ['white'];
    const detail = (): string[] => plain(deskOf(state).ask.actions[0]?.detail).split('\n');
    expect(detail()[1]).toBe(
      'Your old 12,000 yen and 2 coal go. A reward takes at least 3 workers.',
    );
    state.seats[0] = { ...state.seats[0]!, workers: [], yen: 0, coal: 0 };
    expect(detail()).toEqual([
      'Income 12,000 yen, no wages, and 2 coal.',
      'Without a worker you only renew yen and coal, and it takes your turn.',
    ]);
  });
  it('has a consolidation that is the one next step, or one of two ways, also without a worker', () => {
    const tone = (desk: Table): string | undefined =>
      desk.ask.actions.find(({ id }) => id === 'consolidate')?.tone;
    const state = situation('start', 4);
    expect(tone(deskOf(state))).toBeUndefined();
    state.seats[0]!.workers = ['white'];
    expect(tone(deskOf(state))).toBeUndefined();
    const only = legalFor(state).filter(({ kind }) => kind !== 'take');
    expect(tone(deskOf(state, only))).toBe('main');
  });
  it('has plans for steps beside everything', () => {
    const desk = at('market');
    expect(desk.ask.things).toContain('track:coal');
    desk.press('plans');
    expect(ids(desk.ask.actions)).toEqual([
      'plans-coal',
      'plans-money',
      'plans-knowledge',
      'cancel',
    ]);
    desk.press('plans-money');
    expect(desk.sent).toEqual(['plans money']);
  });
});

describe('parts of an action', () => {
  it('steps have their prices', () => {
    const desk = at('track');
    expect(desk.ask.actions.map(({ detail }) => plain(detail)).slice(0, 3)).toEqual([
      '1,000 yen, then 4, 1 step from 5',
      '3,000 yen, then 5',
      '6,000 yen, then 5, 1 step from 6',
    ]);
    desk.press('steps2');
    expect(desk.sent).toEqual(['steps 2']);
  });
  it('production suggests what makes most, and lets go of it', () => {
    const desk = at('produce');
    expect(desk.ask.moves).toEqual(['produce silk+bento']);
    desk.ask.onthing?.('factory:silk');
    expect(desk.ask.moves).toEqual(['produce bento']);
    desk.ask.onthing?.('factory:paper');
    desk.press('produce');
    expect(desk.sent).toEqual(['produce paper+bento']);
  });
  it('production is left to who learns', () => {
    const desk = Object.assign(at('produce'), { advised: false });
    expect(desk.ask.picked).toEqual(new Set());
    expect(desk.ask.actions.some(({ id }) => id === 'produce')).toBe(false);
    desk.ask.onthing?.('factory:bento');
    expect(desk.ask.moves).toEqual(['produce bento']);
  });
  it('a factory is picked from its stack', () => {
    const desk = at('invest');
    expect(desk.ask.foundry).toBe('lenses');
    desk.ask.onthing?.('stack:watches');
    expect(desk.ask.foundry).toBe('watches');
    desk.ask.onthing?.('tile:watches-b');
    expect(plain(desk.ask.actions[0]?.detail)).toBe('6,000 yen + 2 plans');
    desk.press('build');
    expect(desk.sent).toEqual(['build watches-b']);
  });
  it('a factory is built in three touches: the action, the tile and one confirmation', () => {
    const [yes, no] = [true, false].map((confirms) => Object.assign(at('start'), { confirms })) as [
      Table,
      Table,
    ];
    for (const desk of [yes, no]) {
      desk.ask.onthing?.('action:invest');
      expect(desk.ask.foundry).toBe('silk');
      desk.ask.onthing?.('tile:silk-b');
    }
    // Where the page asks at the end of the turn, the table shows it at once; else the bar asks.
    expect(yes.sent).toEqual(['take pink invest', 'build silk-b']);
    expect(no.sent).toEqual([]);
    expect(no.ask.moves).toEqual(['take pink invest', 'build silk-b']);
    expect(plain(no.ask.actions[0]?.detail)).toBe('6,000 yen + 1 plan');
    no.press('build');
    expect(no.sent).toEqual(yes.sent);
  });
  it('a factory can be chosen before any worker, or after one', () => {
    const first = at('start');
    first.ask.onthing?.('tile:paper-c');
    expect(first.ask.moves).toEqual(['take pink invest', 'build paper-c']);
    first.press('cancel');
    const hired = at('start');
    hired.ask.onthing?.('worker:2:black');
    // Nothing is in store, so the worker is for building.
    if (hired.mode === null) hired.press('act-invest');
    hired.ask.onthing?.('stack:paper');
    expect(hired.ask.foundry).toBe('paper');
    hired.ask.onthing?.('tile:paper-c');
    expect(hired.ask.moves).toEqual(['take black invest', 'build paper-c']);
    // Another action forgets it.
    hired.ask.onthing?.('action:mines');
    expect([hired.picks, hired.ask.foundry]).toEqual([null, undefined]);
  });
  it('machines go to factories and to the stock of their own seat', () => {
    const desk = at('machinery');
    desk.choose('improve stock');
    desk.ask.onthing?.('factory:silk');
    expect(plain(desk.ask.actions[0]?.detail)).toBe('10,000 yen');
    desk.press('improve');
    expect(desk.sent).toEqual(['improve silk+stock']);
  });
  it('trains go to regions, and free ships can be left', () => {
    const desk = at('trains');
    desk.ask.onregion?.('kansai-chugoku');
    desk.ask.onregion?.('kanto-chubu');
    expect(desk.ask.regions?.size).toBe(0);
    desk.ask.onregion?.('kansai-chugoku');
    desk.press('trains');
    expect(desk.sent).toEqual(['trains kanto-chubu']);
    expect(at('ships').ask.title).toMatch(/2 ships/);
  });
  it('a contract asks for its goods', () => {
    const desk = at('export');
    desk.ask.onthing?.('contract:contract-2');
    expect(ids(desk.ask.choices)).toEqual([
      'fill contract-2 silk',
      'fill contract-2 paper',
      'fill contract-2 bento',
    ]);
    desk.choose('fill contract-2 paper');
    expect(desk.sent).toEqual(['fill contract-2 paper']);
  });
});

describe('the local market', () => {
  it('asks for a side, then shows for each value its fewest cubes', () => {
    const desk = at('market');
    const [place = ''] = desk.ask.places ?? [];
    desk.ask.onplace?.(place);
    expect(desk.sent).toEqual([`side ${place.replace(':', ' ')}`]);
    const tile = at('tile');
    expect(ids(tile.ask.choices)).toEqual(['tile 5 3', 'tile 3 1', 'tile 1 1']);
    tile.press('more');
    expect(tile.ask.choices?.length).toBeGreaterThan(3);
    tile.choose('tile 5 3');
    expect(tile.sent).toEqual(['tile 5 3']);
  });
  it('tells where one stands with the tile, but not where the one that goes home is still to be chosen', () => {
    const desk = at('tile', 2);
    desk.state.placements = [{ value: 5, influence: 15, rank: 1, shared: 1, points: 10, ships: 2 }];
    expect(plain(desk.ask.choices?.[0]?.detail)).toBe('then 15 here, place 1: 12 VP');
    expect(desk.ask.choices?.[1]?.detail).toBe('');
  });
  it('lets one choose among equals', () => {
    const desk = at('home');
    expect(desk.ask.places).toEqual(new Set(['tokyo:north', 'tokyo:west']));
    desk.ask.onplace?.('tokyo:west');
    expect(desk.sent).toEqual(['home tokyo west']);
  });
});

describe('the reward', () => {
  it('is chosen where the rewards lie, never over the map, and put on an achievement', () => {
    const desk = at('late-reward');
    expect(desk.ask.choices).toBeUndefined();
    expect([desk.ask.tab, desk.ask.prizes]).toEqual(['stock', true]);
    desk.ask.onthing?.('reward:reward-2-coal');
    expect(desk.sent).toEqual(['reward reward-2-coal']);
    const put = at('achievement');
    expect(put.ask.actions.map(({ id }) => id)).toEqual(['plans']);
    put.ask.onthing?.('achievement:contracts');
    expect(plain(put.ask.detail)).toBe('For every 2 filled contracts: 3 VP as things stand.');
    put.press('put');
    expect(put.sent).toEqual(['achievement contracts']);
  });
});

it('a step the board does not know is a list of moves', () => {
  const desk = at('unknown');
  expect(ids(desk.ask.actions)).toEqual(['done', 'plans']);
});
