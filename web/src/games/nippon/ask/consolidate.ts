// The Emperor's reward and where it is put (NIP-K2, NIP-K3).
import { box } from '../box.svelte';
import { rewardLevel } from '../costs';
import { achievementName, amount, atHead, rewardName, rewardOf, times } from '../names';
import { countedOf, unitsOf } from '../scores';
import { b } from '../text';
import { player, setOf, stepNumber, textOf, type Ask, type Choice, type Desk } from './ask';

export function reward(play: Desk): Ask {
  const moves = play.of('reward');
  const level = rewardLevel(player(play)?.workers.length ?? 0);
  return {
    title: b('reward.title', { level }),
    detail: b('reward.hint'),
    actions: [],
    choices: [...moves].reverse().map((move): Choice => {
      const tile = rewardOf(textOf(move, 'reward'));
      return {
        id: move.text,
        label: rewardName(tile?.id ?? ''),
        detail: b('rewards.left', { count: play.state.rewards[tile?.id ?? ''] ?? 0 }),
        icons: [{ name: tile?.bonus.resource ?? 'vp', count: tile?.bonus.amount ?? 0 }],
        value: tile?.multiplier ?? 0,
        run: () => play.send([move.text]),
      };
    }),
    things: setOf(moves.map((move) => `reward:${textOf(move, 'reward')}`)),
    tab: 'map',
    onthing: (id) => play.send([`reward ${id.slice(7)}`]),
  };
}

/** How often an achievement counts now. */
export const countedNow = (play: Desk, achievement: string): number => unitsOf(achievement, play.state.scoring.find(({ line }) => line === achievement)?.seats[play.me]?.of ?? 0);

export function achievement(play: Desk): Ask {
  const moves = play.of('achievement');
  const multiplier = stepNumber(play, 'multiplier');
  const picked = play.chosen?.startsWith('achievement:') ? play.chosen.slice(12) : null;
  const base = box.now.achievements.find(({ id }) => id === picked)?.vp ?? 0;
  return {
    title: picked ? b('achievement.picked', { achievement: achievementName(picked), times: times(multiplier) }) : b('achievement.title', { times: times(multiplier) }),
    detail: picked ? b('achievement.now', { what: atHead(countedOf(picked)), points: amount('vp', countedNow(play, picked) * base * multiplier) }) : b('achievement.hint'),
    actions: picked
      ? [{ id: 'put', label: b('achievement.do'), tone: 'main', run: () => play.send([`achievement ${picked}`]) }, { id: 'cancel', label: b('do.cancel'), tone: 'quiet', run: () => (play.chosen = null) }]
      : [],
    things: setOf(moves.map((move) => `achievement:${textOf(move, 'achievement')}`)),
    picked: setOf(picked ? [`achievement:${picked}`] : []),
    tab: 'mine',
    onthing: (id) => (play.chosen = play.chosen === id ? null : id),
  };
}
