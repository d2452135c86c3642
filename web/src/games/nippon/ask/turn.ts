// A turn's first question: a worker and one of its two actions, or to consolidate (NIP-T1 to NIP-T3,
// NIP-K5); and plans for steps, at any time.
import type { Action as Offered } from '$lib/board';
import { box, TRACKS, type Action, type Track } from '../box.svelte';
import { affordable, costsOf, extraSteps, PRICED, rewardLevel, type Priced } from '../costs';
import { coloursOf, spaceOfAction, stepsLeft, valueOn } from '../model';
import { actionName, amount, inYen, trackOf, trackTitle, workerName, yen } from '../names';
import { incomeOf } from '../standing';
import { b } from '../text';
import { player, setOf, textOf, type Ask, type Desk } from './ask';

const spaceNumber = (action: string): number => 1 + box.now.action_spaces.findIndex((one) => one === spaceOfAction(action));
const actionsAt = (space: number): Action[] => box.now.action_spaces[space - 1]?.actions ?? [];
const takeText = (colour: string, action: string): string => `take ${colour} ${action}`;

/** "1 step 1,000 yen, 2 steps 3,000 yen…; you can pay 2": what an action asks for and gives. */
export function actionDetail(play: Desk, action: Action): string {
  const own = player(play);
  if (!own) return '';
  if (!PRICED.includes(action)) {
    const coal = amount('coal', own.coal);
    const goods = amount('goods', own.factories.reduce((sum, { goods: stored }) => sum + stored, 0));
    return b(`action.${action}`, { coal, goods, yen: yen(box.now.costs.factory), knowledge: valueOn(own, 'knowledge'), plans: amount('plans', own.plans) });
  }
  const costs = costsOf(own, action as Priced);
  const extra = extraSteps(own, action);
  return [b('action.priced', { prices: costs.map(inYen).join(' / '), count: affordable(own, action as Priced) }), extra > 0 ? b('action.extra', { count: extra }) : ''].filter(Boolean).join(' ');
}

/** The own worker's colour that costs no further wage comes first. */
function workerFor(play: Desk, action: string): string | null {
  const colours = play.of('take').filter((move) => move['action'] === action).map((move) => textOf(move, 'colour'));
  const held = coloursOf(player(play)!);
  return colours.find((colour) => held.includes(colour)) ?? colours[0] ?? null;
}

/** What the consolidation brings and costs. */
export function consolidation(play: Desk): string {
  const own = player(play);
  if (!own) return '';
  const colours = coloursOf(own).length;
  const level = rewardLevel(own.workers.length);
  return [
    b('consolidate.budget', { yen: yen(incomeOf(own)), coal: amount('coal', valueOn(own, 'coal')) }),
    ...(level > 0 ? [b('consolidate.reward', { level })] : []),
    ...(colours > 0 ? [b('consolidate.wages', { yen: yen(colours * box.now.wages.yen_per_colour) })] : []),
  ].join(' ');
}

function consolidate(play: Desk, main: boolean): Offered[] {
  if (!play.has('consolidate')) return [];
  return [{ id: 'consolidate', label: b('consolidate.do'), detail: consolidation(play), ...(main ? { tone: 'main' as const } : {}), run: () => play.send(['consolidate']) }];
}

export function turn(play: Desk): Ask {
  const takes = play.of('take');
  const own = player(play);
  const [, space = '', colour = ''] = /^worker:(\d):(.+)$/.exec(play.chosen ?? '') ?? [];
  const action = play.mode;
  const workers = setOf(takes.map((move) => `worker:${spaceNumber(textOf(move, 'action'))}:${textOf(move, 'colour')}`));
  const actions = setOf(takes.map((move) => `action:${textOf(move, 'action')}`));
  const wage = colour !== '' && own && !own.workers.includes(colour) ? b('turn.new_colour', { yen: yen(box.now.wages.yen_per_colour) }) : '';
  const base = {
    things: setOf([...workers, ...actions]),
    tab: 'actions' as const,
    onthing: (id: string) => touched(play, id),
  };
  if (colour === '') {
    const must = takes.length === 0;
    return { ...base, title: b(must ? 'turn.must' : 'turn.title'), detail: must ? '' : b('turn.hint'), actions: consolidate(play, must) };
  }
  const cancel: Offered = { id: 'cancel', label: b('do.cancel'), tone: 'quiet', run: () => play.reset() };
  const offers = actionsAt(Number(space)).map((one): Offered => {
    const text = takeText(colour, one);
    const legal = play.has(text);
    return {
      id: `act-${one}`,
      label: actionName(one),
      detail: legal ? actionDetail(play, one) : play.reason((refusal) => refusal.kind === 'take' && refusal['action'] === one).text,
      tone: action === one || (action === null && legal) ? 'main' : 'plain',
      ...(legal ? {} : { refusal: play.reason((refusal) => refusal.kind === 'take' && refusal['action'] === one) }),
      run: () => play.send([text]),
    };
  });
  return {
    ...base,
    title: b('turn.picked', { worker: workerName(colour) }),
    detail: wage,
    actions: [...offers.filter(({ id }) => action === null || id === `act-${action}`), cancel],
    picked: setOf([play.chosen ?? '', ...(action ? [`action:${action}`] : [])]),
  };
}

function touched(play: Desk, id: string): void {
  const [kind, what = ''] = id.split(/:(.*)/s);
  if (kind === 'action') {
    const [, space, colour = ''] = /^worker:(\d):(.+)$/.exec(play.chosen ?? '') ?? [];
    if (Number(space) === spaceNumber(what) && play.has(takeText(colour, what))) return play.send([takeText(colour, what)]);
    const best = workerFor(play, what);
    play.chosen = best ? `worker:${spaceNumber(what)}:${best}` : null;
    play.mode = what;
    return;
  }
  const again = play.chosen === id;
  const space = Number(what.split(':')[0]);
  if (play.mode !== null && spaceNumber(play.mode) !== space) play.mode = null;
  play.chosen = again ? null : id;
  if (again) play.mode = null;
}

// -- plans (NIP-T1)

/** "coal 3 → 4". */
function stepTo(play: Desk, track: Track): string {
  const own = player(play);
  if (!own) return '';
  const next = trackOf(track)?.steps[own.tracks[track] + 1];
  return b('plans.to', { from: valueOn(own, track), to: next?.value ?? valueOn(own, track), stars: next?.stars ? ' ★' : '' });
}

export const planActions = (play: Desk): Offered[] =>
  TRACKS.flatMap((track) => {
    const own = player(play);
    if (!own || stepsLeft(own, track) === 0) return [];
    const text = `plans ${track}`;
    return [{ id: `plans-${track}`, label: trackTitle(track), detail: stepTo(play, track), ...(play.has(text) ? {} : { refusal: play.reason((one) => one.kind === 'plans' && one['track'] === track) }), run: () => play.send([text]) }];
  });

export function plans(play: Desk): Ask {
  return {
    title: b('plans.title', { plans: amount('plans', box.now.plans.per_track_step) }),
    actions: [...planActions(play), { id: 'cancel', label: b('do.cancel'), tone: 'quiet', run: () => play.reset() }],
    things: setOf(play.of('plans').map((move) => `track:${textOf(move, 'track')}`)),
    tab: 'mine',
    onthing: (id) => play.send([`plans ${id.slice(6)}`]),
  };
}

/** The end of the turn, where only plans could still be used. */
export function last(play: Desk): Ask {
  return {
    title: b('plans.last', { plans: amount('plans', player(play)?.plans ?? 0) }),
    actions: [{ id: 'done', label: b('plans.end'), tone: 'main', run: () => play.send(['done']) }, ...planActions(play)],
    things: setOf(play.of('plans').map((move) => `track:${textOf(move, 'track')}`)),
    tab: 'mine',
    onthing: (id) => play.send([`plans ${id.slice(6)}`]),
  };
}

