// Which question is open, by the step that is to be decided.
import { moveWords } from '../words';
import { b } from '../text';
import { listed } from '../../shared/ask';
import type { Ask, Desk } from './ask';
import { mainStep } from './main';
import { secondHalf, underWay } from './powers';
import { collect, extra, fleet, freeBoat, port, recruit, sort } from './steps';

const ASKS: Record<string, (play: Desk) => Ask> = {
  fleet,
  free_boat: freeBoat,
  main: mainStep,
  collect,
  extra,
  port,
  recruit,
  sort,
  with_token: secondHalf,
  with_boat: secondHalf,
  remove: secondHalf,
};

/** A list of moves, for a step the board does not know. */
function plain(play: Desk): Ask {
  return { title: b('ask_any'), actions: listed(play, play.legal, moveWords), tab: 'map' };
}

export function askOf(play: Desk): Ask {
  if (play.mode !== null && play.of(play.mode).length > 0) return underWay(play, play.mode);
  return (ASKS[play.step] ?? plain)(play);
}
