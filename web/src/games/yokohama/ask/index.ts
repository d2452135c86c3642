// Which question is open, by the step that is to be decided.
import type { Action } from '$lib/board';
import { box } from '../box.svelte';
import { pieceName, rewardName } from '../names';
import { b } from '../text';
import { listed } from '../../shared/ask';
import type { Ask, Desk } from './ask';
import { chinatown, faith, goods, pieces, pay, recall } from './boards';
import { complete, keep, laboratory, port, slots } from './cards';
import { president, walking, takeBack } from './president';
import { adjacent, placement } from './placing';
import { secondary } from './secondary';
import { build, moving, station, token } from './town';

const ASKS: Record<string, (play: Desk) => Ask> = {
  keep_order: keep,
  secondary,
  place: placement,
  adjacent,
  move: president,
  walk: walking,
  take_back: takeBack,
  exchange: chinatown,
  slot: slots,
  pay_faith: faith,
  recruit: pieces,
  warehouse: pieces,
  laboratory,
  pay_production: pay,
  port,
  any_good: goods,
  moves: moving,
  station,
  complete,
  level5: token,
  build,
  recall,
};

/** What it costs and brings, from the box. */
function detailOf(id: 'mill' | 'university'): string {
  const effect = box.now.technologies.find(
    (one) => one.effect.id === (id === 'mill' ? 'convert-once-per-turn' : 'hire-once-per-turn'),
  )?.effect;
  return b('do.exchange', {
    pay: rewardName(effect?.pay),
    get: id === 'mill' ? rewardName(effect?.reward) : pieceName('assistant'),
  });
}

/** Whatever else can be done at this point (YOK-K17, YOK-K18). */
function besides(play: Desk): Action[] {
  return (['mill', 'university'] as const).flatMap((id) =>
    play.has(id)
      ? [
          {
            id,
            label: b(`do.${id}`),
            detail: detailOf(id),
            tone: 'quiet' as const,
            run: () => play.send([id]),
          },
        ]
      : [],
  );
}

/** A list of moves, for a step the board does not know. */
function plain(play: Desk): Ask {
  return { title: b('ask.any'), actions: listed(play, play.legal, ({ text }) => text), tab: 'map' };
}

export function askOf(play: Desk): Ask {
  const ask = (ASKS[play.step] ?? plain)(play);
  return { ...ask, actions: [...ask.actions, ...besides(play)] };
}
