// A few words over the map while something happens.
import { bannersOf, type EventFormatters } from '../shared/banner';
import { amount, buildingName, specialistName, theFleet } from './names';
import { lineName } from './final';
import type * as protocol from './protocol';
import { b } from './text';

export const formatters: EventFormatters<protocol.GameEvent> = {
  turn_began: (_e, { say }) => say('turn'),
  fleet_taken: (e, { say }) => say('fleet', { fleet: theFleet(e.fleet) }),
  built: (e, { say }) => say('built', { building: buildingName(e.building) }),
  reserved: (e, { say }) => say('reserved', { building: buildingName(e.building) }),
  recruited: (e, { say }) => say('recruited', { specialist: specialistName(e.specialist) }),
  looked: (e, { say }) => say('looked', { tiles: amount('tiles', e.count) }),
  round_ended: (e, { tell }) => tell('round', { round: e.round }),
  end_triggered: (e) => ({ text: b(`banner.end_${e.by}`), seat: e.seat ?? null }),
  scored: (e, { say }) =>
    e.points !== 0
      ? say('scored', { line: lineName(e.line), points: amount('points', e.points) })
      : null,
  game_over: (_e, { tell }) => tell('over'),
};

export const bannerOf = bannersOf(formatters, b);
