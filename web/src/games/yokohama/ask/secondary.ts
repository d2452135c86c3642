// Phases A and C: agents, achievements, orders (YOK-X).
import type { Action } from '$lib/board';
import { found } from '../model';
import { achievementName, areaName, orderName, orderText, rewardName } from '../names';
import { b } from '../text';
import { main, ways } from '../../shared/ask';
import { cancel, type Ask, type Desk } from './ask';

export function secondary(play: Desk): Ask {
  const phase = play.state.steps[0]?.phase ?? 'A';
  const agents = play.of('agent');
  const cells = new Set(agents.map((move) => move.cell));
  const orders = new Map(play.of('fulfil').map((move) => [move.order, move.text]));
  const achievements = new Map(play.of('achieve').map((move) => [move.achievement, move.text]));
  const pick = play.picks[0];
  const { cell } = play;
  const actions: Action[] = [];
  let title = b(`secondary.title_${phase}`);
  let detail: string | undefined = b(
    cells.size + orders.size + achievements.size > 0 ? 'secondary.hint' : 'secondary.nothing',
  );
  let moves: string[] | null = null;
  const fulfil = pick === undefined ? undefined : orders.get(pick);
  const achieve = pick === undefined ? undefined : achievements.get(pick);
  if (cell !== null && cells.has(cell)) {
    title = b('secondary.agent', { area: areaName(play.state.areas[cell]?.area ?? '') });
    detail = undefined;
    const here = agents.filter((move) => move.cell === cell);
    moves = here.slice(0, 1).map(({ text }) => text);
    actions.push(
      ...ways(play, 'agent', here, ({ independent }) =>
        b(independent ? 'secondary.send_independent' : 'secondary.send'),
      ),
    );
  } else if (pick && fulfil) {
    title = orderName(pick);
    detail = orderText(pick);
    moves = [fulfil];
    actions.push(main(play, 'fulfil', b('secondary.fulfil'), fulfil));
  } else if (pick && achieve) {
    title = achievementName(pick);
    const tile = found().achievement.get(pick);
    const first = play.state.achievements.find((one) => one.achievement === pick)?.met.length === 0;
    detail = rewardName({ points: (first ? tile?.first : tile?.later) ?? 0 });
    moves = [achieve];
    actions.push(main(play, 'achieve', b('secondary.achieve'), achieve));
  }
  if (actions.length > 0) actions.push(cancel(play));
  else
    actions.push({
      id: 'done',
      label: b(`secondary.done_${phase}`),
      tone: cells.size + orders.size + achievements.size > 0 ? 'plain' : 'main',
      kind: 'done',
      run: () => play.send(['done']),
    });
  return {
    title,
    ...(detail ? { detail } : {}),
    actions,
    cells,
    chosen: new Set(cell !== null && cells.has(cell) ? [cell] : []),
    things: new Set([...orders.keys(), ...achievements.keys()]),
    picked: new Set(pick ? [pick] : []),
    moves,
    tab: orders.size > 0 && cells.size + achievements.size === 0 ? 'mine' : 'map',
    ...(orders.size > 0 ? { also: 'mine' as const } : {}),
    oncell: (one) => {
      play.picks = [];
      play.cell = play.cell === one ? null : one;
    },
    onthing: (id) => {
      play.cell = null;
      play.picks = pick === id ? [] : [id];
    },
  };
}
