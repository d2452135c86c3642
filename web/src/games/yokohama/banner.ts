// A few words over the map while something happens.
import { bannersOf, type EventFormatters } from '../shared/banner';
import { achievementName, agentName, amount, areaName, orderName, technologyName } from './names';
import type * as protocol from './protocol';
import { b } from './text';

export const formatters: EventFormatters<protocol.GameEvent> = {
  turn_began: (_e, { say }) => say('turn'),
  acted: (e, { say }) => say('acted', { area: areaName(e.area), power: e.power }),
  agent_used: (e, { say }) => say('agent', { agent: agentName(e.flag), area: areaName(e.area) }),
  achieved: (e, { say }) =>
    say('achieved', { what: achievementName(e.achievement), points: amount('points', e.points) }),
  fulfilled: (e, { say }) => say('fulfilled', { order: orderName(e.order) }),
  technology_got: (e, { say }) => say('technology', { technology: technologyName(e.technology) }),
  end_triggered: (e) => ({ text: b(`supply.end_${e.by}`), seat: e.seat }),
  scored: (e, { say }) =>
    e.points > 0
      ? say('scored', { line: b(`score.${e.line}`), points: amount('points', e.points) })
      : null,
  game_over: (_e, { tell }) => tell('over'),
};

export const bannerOf = bannersOf(formatters, b);
