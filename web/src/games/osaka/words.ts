// Moves, refusals, prompts and facts of Traders of Osaka, in words.
import type { MoveObject, Names, Refusal, Result, Seat, SeatFact } from '$lib/board';
import { choiceOf, t } from '$lib/i18n';
import { sumOf } from '../shared/counts';
import { factsAt } from '../shared/facts';
import { reasonWords } from '../shared/reasons';
import { cardName, goodName, tokenName } from './names';
import { nowOf, waysOf, worth, type ColourId, type OsakaState } from './model';

export { describe } from './log';

export function moveWords(move: MoveObject): string {
  const card = typeof move['card'] === 'string' ? cardName(move['card']) : '';
  switch (move.kind) {
    case 'token':
      return t('osaka:move.token', { token: tokenName(move['colour'] as ColourId) });
    case 'take':
      return t(`osaka:move.take_${String(move['source'])}`, { card });
    case 'reserve':
      return t(`osaka:move.reserve_${String(move['row'])}`, { card });
    case 'insure':
      return card ? t('osaka:move.insure', { card }) : t('osaka:move.insure_none');
    default:
      return t(`osaka:move.${move.kind}`, { card });
  }
}

export function refusalWords(refusal: Refusal, names: Names): string {
  const [a] = refusal.values;
  const ownMarker = refusal.reason === 'already_reserved' && a === names.me;
  return reasonWords('osaka', refusal, `osaka:refusal.${refusal.reason}`, {
    seatA: names.seats[a] ?? '',
    ...(ownMarker && { context: 'you' }),
  });
}

export function prompt(state: OsakaState, toMove: Seat | null, names: Names): string {
  const now = nowOf(state);
  if (!now || toMove === null) return t('osaka:prompt.over');
  const key = now.step === 'choose_token' ? 'token' : now.step;
  return t(`osaka:prompt.${key}`, {
    name: names.seats[now.seat] ?? '',
    ...(now.seat === names.me && { context: 'you' }),
    ...(now.step === 'turn' && { ways: choiceOf(waysOf(state, now.seat).map((way) => t(`osaka:way.${way}`))) }),
    ...('due' in now && { due: now.due }),
    ...('left' in now && { left: now.left }),
    ...('colour' in now && { good: goodName(now.colour) }),
  });
}

const fact = factsAt('osaka:fact.');

/** OSA-H1: the size of a hand is public; points and the worth of a hand only when open or one's own. */
export function seatFacts(state: OsakaState, seat: Seat, view: { me: Seat | null; open: boolean }): SeatFact[] {
  const player = state.seats[seat];
  if (!player) return [];
  const facts = [fact('hand', sumOf(player.hand)), fact('tokens', sumOf(player.tokens))];
  if (seat === view.me || view.open) facts.push(fact('money', worth(player.hand)), fact('points', player.points));
  return facts;
}

export function finalFacts(state: OsakaState, seat: Seat, result: Result): SeatFact[] {
  const player = state.seats[seat];
  return [fact('points', result.score[seat] ?? 0), fact('tokens', sumOf(player?.tokens ?? {}))];
}
