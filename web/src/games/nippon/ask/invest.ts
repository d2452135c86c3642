// Building a factory (NIP-A1). What is built can be chosen before anybody is hired for it: then the worker is taken and
// the factory built in one go, for each of the two alone would be half an answer.
import { box } from '../box.svelte';
import { goodOfFactory, valueOn } from '../model';
import { amount, factoryName, factoryText, yen } from '../names';
import { main } from '../../shared/ask';
import { b } from '../text';
import { cancel, costs, player, type Ask, type Desk } from './ask';

interface Building {
  tiles: string[];
  /** The tile that is picked, or else the good whose stack lies open. */
  picked: string | null;
  open: string | null;
  /** What is sent for a tile. */
  moves: (tile: string) => string[];
  pick: (tile: string | null) => void;
  turnTo: (good: string) => void;
}

/** "6,000 yen and 1 plan". */
function price(play: Desk, tile: string): string {
  const plans = costs(play)?.plans[goodOfFactory(tile)] ?? 0;
  return [yen(box.now.costs.factory), ...(plans > 0 ? [amount('plans', plans)] : [])].join(' + ');
}

/** Where the page asks before a turn ends, a touch on a tile builds: the table shows it, and it can be undone. */
function touchTile(play: Desk, { picked, moves, pick }: Building, tile: string): void {
  if (play.confirms) play.send(moves(tile));
  else pick(picked === tile ? null : tile);
}

function building(
  play: Desk,
  now: Building,
): Pick<Ask, 'title' | 'detail' | 'actions' | 'moves' | 'foundry' | 'tab'> & {
  things: string[];
  picked: string[];
} {
  const { tiles, picked, moves } = now;
  const own = player(play);
  const goods = [...new Set(tiles.map(goodOfFactory))];
  return {
    title: picked ? b('invest.picked', { factory: factoryName(picked) }) : b('invest.title'),
    detail: picked
      ? factoryText(picked)
      : b('invest.hint', {
          knowledge: own ? valueOn(own, 'knowledge') : 0,
          plans: amount('plans', own?.plans ?? 0),
        }),
    actions: picked
      ? [main(play, 'build', b('invest.do'), moves(picked), price(play, picked))]
      : [],
    foundry: picked ? goodOfFactory(picked) : (now.open ?? goods[0] ?? 'silk'),
    things: [
      ...tiles.map((tile) => `tile:${tile}`),
      ...goods.flatMap((good) => [`stack:${good}`, `factory:${good}`]),
    ],
    picked: picked ? [`tile:${picked}`] : [],
    moves: picked ? moves(picked) : null,
    tab: 'stock',
  };
}

function touchBuilding(play: Desk, now: Building, id: string): void {
  const [kind, what = ''] = id.split(':');
  if (kind === 'tile') touchTile(play, now, what);
  else now.turnTo(what);
}

/** The worker is already taken. */
export function invest(play: Desk): Ask {
  const now: Building = {
    tiles: play.of('build').map((move) => move.factory),
    picked: play.chosen?.startsWith('tile:') ? play.chosen.slice(5) : null,
    open: play.mode,
    moves: (tile) => [`build ${tile}`],
    pick: (tile) => (play.chosen = tile && `tile:${tile}`),
    turnTo: (good) => {
      play.mode = good;
      play.chosen = null;
    },
  };
  const ask = building(play, now);
  return {
    ...ask,
    actions: [...ask.actions, ...(now.picked ? [cancel(play, () => (play.chosen = null))] : [])],
    things: new Set(ask.things),
    picked: new Set(ask.picked),
    onthing: (id) => touchBuilding(play, now, id),
  };
}

/** Of a turn's first question: the tile or the stack that was touched stands in the picks. */
function beforeHand(play: Desk, take: string): Building {
  const [kind, what = ''] = play.picks?.[0]?.split(':') ?? [];
  return {
    tiles: costs(play)?.tiles ?? [],
    picked: kind === 'tile' ? what : null,
    open: kind === 'stack' ? what : null,
    moves: (tile) => [take, `build ${tile}`],
    pick: (tile) => (play.picks = tile ? [`tile:${tile}`] : null),
    turnTo: (good) => (play.picks = [`stack:${good}`]),
  };
}

/** The worker for it is chosen but not taken: `take` would do so. */
export const investing = (play: Desk, take: string): ReturnType<typeof building> =>
  building(play, beforeHand(play, take));

export const touchInvesting = (play: Desk, take: string, id: string): void =>
  touchBuilding(play, beforeHand(play, take), id);
