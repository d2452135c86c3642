// A technology's effect in signs: what brings it, what it brings.
import type { Effect, Reward } from '../edition';

export type Sign = { icon: string; seatless?: boolean } | { text: string } | { reward: Reward };

const icon = (name: string): Sign => ({ icon: name });
const text = (words: string): Sign => ({ text: words });

const BRINGS: Record<string, string> = {
  'on-order-fulfilled': 'order',
  'on-customs-placement': 'v-customs',
  'on-trading-house-built': 'house',
  'on-shop-built': 'shop',
  'on-later-technology': 'technology',
  'on-church-placement': 'faith',
};

export function signsOf(effect: Effect): Sign[] {
  const reward: Sign = { reward: effect.reward ?? {} };
  const bringer = BRINGS[effect.id];
  if (bringer) return [icon(bringer), text('▸'), reward];
  switch (effect.id) {
    case 'extra-good-per-gain':
      return [icon(String(effect.good)), text(`+${effect.count ?? 1}`)];
    case 'spread-placement':
      return [icon('assistant'), text(`×${effect.areas ?? 0}`)];
    case 'extra-adjacent-placement':
      return [icon('assistant'), text(`${effect.after_same_area ?? 0}+${effect.count ?? 1}`)];
    case 'stop-with-opposing-president':
      return [icon('president'), icon('president')];
    case 'no-passing-fee':
      return [icon('president'), text('▸'), { reward: { yen: 0 } }, text('0')];
    case 'station-token':
      return [icon('station'), text(`+${effect.influence ?? 1}`)];
    case 'free-move':
      return [icon('president'), text('⇢')];
    case 'convert-once-per-turn':
      return [{ reward: effect.pay ?? {} }, text('▸'), reward];
    case 'hire-once-per-turn':
      return [{ reward: effect.pay ?? {} }, text('▸'), icon('assistant')];
    case 'top-up-yen':
      return [text('≥'), { reward: { yen: effect.up_to ?? 0 } }];
    case 'keep-on-recall':
      return [icon('assistant'), text('↧')];
    default:
      return [reward];
  }
}
