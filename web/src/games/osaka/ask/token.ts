// The first delivery token (OSA-S7).
import { main } from '../../shared/ask';
import { box } from '../box.svelte';
import { goodName } from '../names';
import { b } from '../text';
import { cancel, type Ask, type Desk } from './ask';

export function token(play: Desk): Ask | null {
  const colour = play.token;
  if (!colour) return null;
  const good = goodName(colour);
  return {
    title: b('choice.take', { good }),
    detail: b('choice.detail', { good, price: box.now.tokens.price_bonus_each }),
    actions: [main(play, 'token', b('choice.do', { good }), `token ${colour}`), cancel(play)],
  };
}
