// Moves, refusals, prompts and facts of Traders of Osaka, in words.
import type { Names, Result, Seat, SeatFact } from '$lib/board';
import { choiceOf, t, textsAt } from '$lib/i18n';
import { sumOf } from '../shared/counts';
import { factsAt } from '../shared/facts';
import { seatReasons } from '../shared/reasons';
import { speaker, type Speakers } from '../shared/words';
import { cardName, goodName, tokenName } from './names';
import { nowOf, waysOf, worth, type Card, type OsakaState } from './model';
import type { MoveParts } from './protocol';

export { earnedLines } from './earned';
export { describe, news } from './log';

const m = textsAt('osaka:move.');
const ofCard = ({ kind, card }: { kind: string; card: Card }): string =>
  m(kind, { card: cardName(card) });

const speakers: Speakers<MoveParts> = {
  token: ({ colour }) => m('token', { token: tokenName(colour) }),
  take: ({ source, card }) => m(`take_${source}`, { card: cardName(card) }),
  reserve: ({ row, card }) => m(`reserve_${row}`, { card: cardName(card) }),
  pay: ofCard,
  insure: ({ card }) => (card === null ? m('insure_none') : m('insure', { card: cardName(card) })),
  protect: ofCard,
};

export const moveWords = speaker(speakers, ({ kind }) => m(kind));

export const refusalWords = seatReasons('osaka', 'already_reserved');

export function prompt(state: OsakaState, toMove: Seat | null, names: Names): string {
  const now = nowOf(state);
  if (!now || toMove === null) return t('osaka:prompt.over');
  const key = now.step === 'choose_token' ? 'token' : now.step;
  return t(`osaka:prompt.${key}`, {
    name: names.seats[now.seat] ?? '',
    ...(now.seat === names.me && { context: 'you' }),
    ...(now.step === 'turn' && {
      ways: choiceOf(waysOf(state, now.seat).map((way) => t(`osaka:way.${way}`))),
    }),
    ...('due' in now && { due: now.due }),
    ...('left' in now && { left: now.left }),
    ...('colour' in now && { good: goodName(now.colour) }),
  });
}

const fact = factsAt('osaka:fact.');

/** OSA-P3: they lie face down. */
const hiddenPoints = (): SeatFact => ({
  id: 'points',
  label: '',
  value: '?',
  title: t('osaka:fact.hidden_title'),
  wins: true,
});

/** OSA-H1: the size of a hand is public; points and the worth of a hand only when open or one's own. */
export function seatFacts(
  state: OsakaState,
  seat: Seat,
  view: { me: Seat | null; open: boolean },
): SeatFact[] {
  const player = state.seats[seat];
  if (!player) return [];
  const facts = [fact('hand', sumOf(player.hand)), fact('tokens', sumOf(player.tokens))];
  if (seat !== view.me && !view.open) return [...facts, hiddenPoints()];
  return [
    ...facts,
    fact('money', worth(player.hand)),
    { ...fact('points', player.points), wins: true },
  ];
}

export function finalFacts(state: OsakaState, seat: Seat, result: Result): SeatFact[] {
  const player = state.seats[seat];
  return [fact('points', result.score[seat] ?? 0), fact('tokens', sumOf(player?.tokens ?? {}))];
}
