// The final scoring, line by line (YOK-E3 to YOK-E6).
import type { FinalLine, GameEvent, Result } from '$lib/board';
import { t } from '$lib/i18n';
import { countedFor } from '../shared/counts';
import { partsOf, type Gain } from '../shared/parts';
import { box } from './box.svelte';
import { technologyBehind } from './grouping';
import { amount, technologyName } from './names';
import type { YokohamaState } from './model';
import type * as protocol from './protocol';
import { flagSets, leftover } from './scores';

const clauses: Record<string, string> = {
  church: 'YOK-E3',
  customs: 'YOK-E3',
  technology: 'YOK-E4',
  flags: 'YOK-E5',
  agents: 'YOK-E6',
  imports: 'YOK-E6',
  yen: 'YOK-E6',
  goods: 'YOK-E6',
};

/** The lines of the final count, in its order. */
export const countedLines = Object.keys(clauses);

export const lineName = (line: string): string => t(`yokohama:final.${line}`);

function explanation(line: string): string {
  const key = `yokohama:final.${line}_text`;
  if (line === 'church' || line === 'customs' || line === 'technology') {
    const [first = 0, second = 0] = box.now.scoring[line].places;
    return t(key, { first: amount('points', first), second: amount('points', second) });
  }
  return line === 'flags' ? t(key, { sets: flagSets() }) : t(key, { each: leftover(line) });
}

/** Points scored in play, by the rule or the technology that gave them. */
function gainOf(event: protocol.GameEvent): Gain[] {
  const { clause } = event;
  const label = t(`rules-yokohama:clause.${clause}.title`);
  if (event.event === 'achieved') return [{ seat: event.seat, label, points: event.points }];
  if (event.event !== 'gained' || event.resource !== 'points') return [];
  const technology = technologyBehind(event);
  return [
    {
      seat: event.seat,
      label: technology ? technologyName(technology) : label,
      points: event.count,
    },
  ];
}

/** What was scored in play, then the final count. */
export function finalLines(state: YokohamaState, result: Result, events: GameEvent[]): FinalLine[] {
  const scored = state.seats.map((_, seat) => (result.score[seat] ?? 0) - countedFor(state, seat));
  const gains = (events as protocol.GameEvent[]).flatMap(gainOf);
  const play: FinalLine = {
    id: 'play',
    label: lineName('play'),
    explanation: t('yokohama:final.play_text'),
    clause: 'YOK-C5',
    perSeat: scored,
    ...(events.length > 0 && { parts: partsOf(gains, scored) }),
  };
  const counted = state.scoring.map(({ line, seats }) => ({
    id: line,
    label: lineName(line),
    explanation: explanation(line),
    clause: clauses[line] ?? 'YOK-E6',
    perSeat: seats.map(({ points }) => points),
  }));
  return [play, ...counted];
}
