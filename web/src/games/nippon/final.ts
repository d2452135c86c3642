// The final count, line by line (NIP-E2).
import type { FinalLine, GameEvent, Result } from '$lib/board';
import { t } from '$lib/i18n';
import { partsOf, type Gain } from '../shared/parts';
import type { NipponState } from './model';
import { actionName, lineName, regionName } from './names';
import type * as protocol from './protocol';
import { clauseOf, reckoned, sumsOf } from './scores';

/** Points on the track: what a rule gave or took, and the regions. */
function gainsOf(event: protocol.GameEvent): Gain[] {
  const label = t(`rules-nippon:clause.${event.clause}.title`);
  switch (event.event) {
    case 'vp_gained':
      return [{ seat: event.seat, label, points: event.vp }];
    case 'vp_lost':
      return [{ seat: event.seat, label, points: -event.vp }];
    case 'region_ranked': {
      const { seat, region, points, ships } = event;
      if (seat === undefined) return [];
      return [
        { seat, label: regionName(region), points },
        { seat, label: actionName('ships'), points: ships },
      ].filter((gain) => gain.points > 0);
    }
    default:
      return [];
  }
}

export const finalLines = (state: NipponState, _: Result, events: GameEvent[]): FinalLine[] =>
  state.scoring.map(({ line, seats }) => ({
    id: line,
    label: lineName(line),
    explanation: reckoned(line),
    ...sumsOf(line, seats),
    clause: clauseOf(line),
    perSeat: seats.map(({ points }) => points),
    ...(line === 'track' &&
      events.length > 0 && {
        parts: partsOf(
          (events as protocol.GameEvent[]).flatMap(gainsOf),
          seats.map(({ points }) => points),
        ),
      }),
  }));
