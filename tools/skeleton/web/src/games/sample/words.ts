// What happened, who stands how, what is to be done, in the words of texts/*/sample.json.
import type { Refusal, Seat, SeatFact } from '$lib/board';
import { t } from '$lib/i18n';
import { did, happened, logOf, Sentences, type EventFormatters } from '../shared/log';
import { prompter, speaker, type Speakers } from '../shared/words';
import { cardName } from './box.svelte';
import type { SampleState } from './model';
import type * as protocol from './protocol';
import type sample from './texts/en/sample.json';
import type rules from './texts/en/rules-sample.json';
import type reasons from '../../../../games/sample/text/reasons.en.json';

declare module '../../lib/i18n/keys' {
  interface Catalogues {
    sample: typeof sample;
    'rules-sample': typeof rules;
    'reasons-sample': typeof reasons;
  }
}

const formatters: EventFormatters<Sentences, protocol.GameEvent> = {
  card_laid: happened('laid', 'minor', (event) => ({ card: cardName(event.card) })),
  first_player: did('first', 'main'),
  turn_began: did('turn', 'head'),
  taken: did('taken', 'main', (event) => ({ card: cardName(event.card), count: event.points })),
  set_completed: did('set', 'main', (event) => ({ count: event.points })),
  game_over: (event, tell) => ({ text: tell.plain(`over_${event.by}`), weight: 'head' }),
};

/** Each by itself. */
const gather = (events: protocol.GameEvent[]): protocol.GameEvent[][] => events.map((event) => [event]);

export const { describe } = logOf(gather, formatters, (names) => new Sentences(names, 'sample:log.'));

const speakers: Speakers<protocol.MoveParts> = {
  take: ({ card }) => t('sample:move.take', { card: cardName(card) }),
};
export const moveWords = speaker(speakers, ({ kind }) => t(`sample:move.${kind}`));

export const refusalWords = (refusal: Refusal): string => t(`reasons-sample:${refusal.reason}`);

export const prompt = prompter<SampleState>(
  'sample:prompt.',
  ({ step }) => step,
  () => ({}),
);

const fact = (id: string, count: number): SeatFact => ({
  id,
  label: t(`sample:fact.${id}`, { count }),
  value: String(count),
  title: t(`sample:fact.${id}_title`, { count }),
});

export function seatFacts(state: SampleState, seat: Seat): SeatFact[] {
  const player = state.seats[seat];
  return player ? [fact('points', player.points), fact('sets', player.sets)] : [];
}

export const finalFacts = (state: SampleState, seat: Seat): SeatFact[] => seatFacts(state, seat);
