// Which question is open, by the step that is to be decided.
import { box } from '../box.svelte';
import { moveWords } from '../words';
import { amount } from '../names';
import { b } from '../text';
import { listed } from '../../shared/ask';
import { type Ask, type Desk } from './ask';
import { achievement, reward } from './consolidate';
import { invest } from './invest';
import { home, market, tile } from './market';
import { exporting, improve, produce, ships, steps, trains } from './parts';
import { last, plans, turn } from './turn';

const ASKS: Record<string, (play: Desk) => Ask> = {
  turn,
  track: steps,
  produce,
  export: exporting,
  invest,
  machinery: improve,
  trains,
  ships,
  market,
  tile,
  home,
  reward,
  achievement,
  last,
};

/** A list of moves, for a step the board does not know. */
function plain(play: Desk): Ask {
  const moves = play.legal.filter(({ kind }) => kind !== 'plans');
  return { title: b('ask_any'), actions: listed(play, moves, moveWords), tab: 'map' };
}

/** Three plans are a step at any time of the player's turn: by the bar, or by touching a track (NIP-T1). */
function withPlans(play: Desk, ask: Ask): Ask {
  const tracks = play.of('plans').map((move) => `track:${move.track}`);
  if (tracks.length === 0) return ask;
  const { per_track_step } = box.now.plans;
  return {
    ...ask,
    actions: [
      ...ask.actions,
      {
        id: 'plans',
        label: b('plans.use'),
        detail: b('plans.detail', { plans: amount('plans', per_track_step) }),
        tone: 'quiet',
        run: () => (play.mode = 'plans'),
      },
    ],
    things: new Set([...(ask.things ?? []), ...tracks]),
    onthing: (id) =>
      id.startsWith('track:') ? play.send([`plans ${id.slice(6)}`]) : ask.onthing?.(id),
  };
}

export function askOf(play: Desk): Ask {
  if (play.mode === 'plans' && play.of('plans').length > 0) return plans(play);
  const ask = (ASKS[play.step] ?? plain)(play);
  return play.step === 'last' ? ask : withPlans(play, ask);
}
