// The Emperor's reward and where it is put (NIP-K2, NIP-K3).
import { box } from '../box.svelte';
import { achievementName, amount, atHead, times, yen } from '../names';
import { countedOf, unitsOf } from '../scores';
import { rewardLevel } from '../printed';
import { b } from '../text';
import { main } from '../../shared/ask';
import { cancel, player, wages, type Ask, type Desk } from './ask';

/** The wages that come after it, where the yen do not pay them all (NIP-K4). */
function wagesNext(play: Desk): string {
  const own = player(play);
  const due = wages(play);
  if (!own || !due || due.unpaid === 0) return '';
  return b('reward.unpaid', {
    yen: yen(own.yen),
    wages: yen(due.yen),
    colours: amount('colours', due.unpaid),
    vp: amount('vp', due.lost),
  });
}
const together = (...said: string[]): string => said.filter((one) => one !== '').join(' ');

export function reward(play: Desk): Ask {
  const moves = play.of('reward');
  const level = rewardLevel(player(play)?.workers.length ?? 0);
  return {
    title: b('reward.title', { level }),
    detail: together(wagesNext(play), b('reward.hint')),
    actions: [],
    prizes: true,
    things: new Set(moves.map((move) => `reward:${move.reward}`)),
    tab: 'stock',
    onthing: (id) => play.send([`reward ${id.slice(7)}`]),
  };
}

/** How often an achievement counts now. */
const countedNow = (play: Desk, achievement: string): number =>
  unitsOf(
    achievement,
    play.state.scoring.find(({ line }) => line === achievement)?.seats[play.me]?.of ?? 0,
  );

export function achievement(play: Desk): Ask {
  const moves = play.of('achievement');
  const multiplier = play.state.steps[0]?.multiplier ?? 0;
  const picked = play.chosen?.startsWith('achievement:') ? play.chosen.slice(12) : null;
  const base = box.now.achievements.find(({ id }) => id === picked)?.vp ?? 0;
  return {
    title: picked
      ? b('achievement.picked', { achievement: achievementName(picked), times: times(multiplier) })
      : b('achievement.title', { times: times(multiplier) }),
    detail: picked
      ? b('achievement.now', {
          what: atHead(countedOf(picked)),
          points: amount('vp', countedNow(play, picked) * base * multiplier),
        })
      : together(b('achievement.hint'), wagesNext(play)),
    actions: picked
      ? [
          main(play, 'put', b('achievement.do'), `achievement ${picked}`),
          cancel(play, () => (play.chosen = null)),
        ]
      : [],
    things: new Set(moves.map((move) => `achievement:${move.achievement}`)),
    picked: new Set(picked ? [`achievement:${picked}`] : []),
    tab: 'mine',
    onthing: (id) => (play.chosen = play.chosen === id ? null : id),
  };
}
