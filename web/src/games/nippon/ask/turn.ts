// A turn's first question: a worker and one of its two actions, or to consolidate (NIP-T1 to NIP-T3,
// NIP-K5); and plans for steps, at any time.
import type { Action as Offered } from '$lib/board';
import { listOf } from '$lib/i18n';
import { box, TRACKS, type ActionId, type Track } from '../box.svelte';
import { coloursOf, spaceNumber, stepsLeft, valueOn } from '../model';
import { actionName, amount, inYen, trackOf, trackTitle, workerName, yen } from '../names';
import { rewardLevel } from '../printed';
import { b } from '../text';
import { sum } from '../../shared/counts';
import { main } from '../../shared/ask';
import { cancel, costs, player, wages, type Ask, type Desk } from './ask';
import { investing, touchInvesting } from './invest';

const actionsAt = (space: number): ActionId[] => box.now.action_spaces[space - 1]?.actions ?? [];
const takeText = (colour: string, action: string): string => `take ${colour} ${action}`;

/** "1 step 1,000 yen, 2 steps 3,000 yen…; you can pay 2": what an action asks for and gives. */
function actionDetail(play: Desk, action: ActionId): string {
  const own = player(play);
  if (!own) return '';
  const priced = costs(play)?.actions[action];
  if (!priced) {
    const coal = amount('coal', own.coal);
    const stored = sum(own.factories.map((one) => one.goods));
    const goods = amount('goods', stored);
    return b(`action.${action}`, {
      coal,
      goods,
      yen: yen(box.now.costs.factory),
      knowledge: valueOn(own, 'knowledge'),
      plans: amount('plans', own.plans),
    });
  }
  const extra = priced.extra_steps;
  return [
    b('action.priced', {
      parts: priced.costs.map((_, i) => i + 1).join(' / '),
      prices: priced.costs.map(inYen).join(' / '),
      count: priced.affordable,
    }),
    extra > 0 ? b('action.extra', { count: extra }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** The own worker's colour that costs no further wage comes first. */
function workerFor(play: Desk, action: string): string | null {
  const colours = play
    .of('take')
    .filter((move) => move.action === action)
    .map((move) => move.colour);
  const held = coloursOf(player(play)!);
  return colours.find((colour) => held.includes(colour)) ?? colours[0] ?? null;
}

/** What the consolidation leaves; on a second line what it takes away, and what a beginner may not expect. */
function consolidation(play: Desk): string {
  const own = player(play);
  const due = wages(play);
  if (!own || !due) return '';
  const { colours, income, coal, then } = due;
  const level = rewardLevel(own.workers.length);
  const old = [
    ...(own.yen > 0 ? [yen(own.yen)] : []),
    ...(own.coal > 0 ? [amount('coal', own.coal)] : []),
  ];
  const left = b(colours > 0 ? 'consolidate.left' : 'consolidate.budget', {
    income: inYen(income),
    wages: inYen(income - then.left),
    left: yen(then.left),
    coal: amount('coal', coal),
  });
  const warnings = [
    ...(old.length > 0 ? [b('consolidate.old', { old: listOf(old) })] : []),
    ...(then.unpaid > 0
      ? [
          b('consolidate.unpaid', {
            colours: amount('colours', then.unpaid),
            vp: amount('vp', then.lost),
          }),
        ]
      : []),
    ...(own.workers.length === 0 ? [b('consolidate.no_worker')] : []),
    ...(own.workers.length > 0 && level === 0
      ? [
          b('consolidate.no_reward', {
            workers: amount('workers', box.now.reward_levels.min_workers),
          }),
        ]
      : []),
  ];
  return [
    [left, ...(level > 0 ? [b('consolidate.reward', { level })] : [])].join(' '),
    warnings.join(' '),
  ]
    .filter((one) => one !== '')
    .join('\n');
}

/** What a worker of a colour adds to the wages, and whether the income still pays them. */
function wageOf(play: Desk, colour: string): string {
  const own = player(play);
  const more = wages(play)?.more;
  if (!own || !more || colour === '' || own.workers.includes(colour)) return '';
  return [
    b('turn.new_colour', { yen: yen(box.now.wages.yen_per_colour) }),
    ...(more.unpaid > 0
      ? [
          b('turn.unpaid', {
            colours: amount('colours', more.unpaid),
            vp: amount('vp', more.lost),
          }),
        ]
      : []),
  ].join(' ');
}

function consolidate(play: Desk, main: boolean): Offered[] {
  if (!play.has('consolidate')) return [];
  return [
    {
      id: 'consolidate',
      label: b('consolidate.do'),
      detail: consolidation(play),
      ...(main && { tone: 'main' as const, kind: 'consolidate' }),
      run: () => play.send(['consolidate']),
    },
  ];
}

export function turn(play: Desk): Ask {
  const takes = play.of('take');
  const [, space = '', colour = ''] = /^worker:(\d):(.+)$/.exec(play.chosen ?? '') ?? [];
  const action = play.mode;
  const workers = new Set(takes.map((move) => `worker:${spaceNumber(move.action)}:${move.colour}`));
  const actions = new Set(takes.map((move) => `action:${move.action}`));
  const tiles = actions.has('action:invest')
    ? (costs(play)?.tiles ?? []).map((tile) => `tile:${tile}`)
    : [];
  const base = {
    things: new Set([...workers, ...actions, ...tiles]),
    tab: 'actions' as const,
    onthing: (id: string) => touched(play, id),
  };
  if (colour === '') {
    const must = takes.length === 0;
    return {
      ...base,
      title: b(must ? 'turn.must' : 'turn.title'),
      detail: must ? '' : b('turn.hint'),
      actions: consolidate(play, must),
    };
  }
  if (action === 'invest') {
    const ask = investing(play, takeText(colour, action));
    const detail = [ask.detail ?? '', wageOf(play, colour)].filter((one) => one !== '').join(' ');
    return {
      ...base,
      ...ask,
      detail,
      actions: [...ask.actions, cancel(play)],
      things: new Set([...base.things, ...ask.things]),
      picked: new Set([...ask.picked, play.chosen ?? '', 'action:invest']),
    };
  }
  const offers = actionsAt(Number(space)).map((one): Offered => {
    const text = takeText(colour, one);
    const legal = play.has(text);
    return {
      id: `act-${one}`,
      label: actionName(one),
      detail: legal
        ? actionDetail(play, one)
        : play.reason((refusal) => refusal.kind === 'take' && refusal['action'] === one).text,
      tone: action === one || (action === null && legal) ? 'main' : 'plain',
      kind: 'take',
      ...(legal
        ? {}
        : {
            refusal: play.reason((refusal) => refusal.kind === 'take' && refusal['action'] === one),
          }),
      run: () => (one === 'invest' ? void (play.mode = one) : play.send([text])),
    };
  });
  return {
    ...base,
    title: b('turn.picked', { worker: workerName(colour) }),
    detail: wageOf(play, colour),
    actions: [
      ...offers.filter(({ id }) => action === null || id === `act-${action}`),
      cancel(play),
    ],
    picked: new Set([play.chosen ?? '', ...(action ? [`action:${action}`] : [])]),
  };
}

/** The worker that is chosen, where the action can be done with it; or else the one that costs least. */
function workerAt(play: Desk, action: string): string | null {
  const [, space, colour = ''] = /^worker:(\d):(.+)$/.exec(play.chosen ?? '') ?? [];
  return Number(space) === spaceNumber(action) && play.has(takeText(colour, action))
    ? colour
    : null;
}

function begin(play: Desk, action: string, colour: string | null): void {
  play.chosen = colour ? `worker:${spaceNumber(action)}:${colour}` : null;
  play.mode = action;
  if (action !== 'invest') play.picks = null;
}

function touched(play: Desk, id: string): void {
  const [kind, what = ''] = id.split(/:(.*)/s);
  if (kind === 'action') {
    const colour = workerAt(play, what);
    if (colour && what !== 'invest') return play.send([takeText(colour, what)]);
    return begin(play, what, colour ?? workerFor(play, what));
  }
  if (kind !== 'worker') {
    // A factory, or its stack: for Invest, whoever does it.
    const colour = workerAt(play, 'invest') ?? workerFor(play, 'invest') ?? '';
    begin(play, 'invest', colour);
    return touchInvesting(play, takeText(colour, 'invest'), id);
  }
  const again = play.chosen === id;
  const [space, colour] = [Number(what.split(':')[0]), what.split(':')[1] ?? ''];
  if (play.mode !== null && spaceNumber(play.mode) !== space) play.mode = play.picks = null;
  play.chosen = again ? null : id;
  if (again) play.mode = play.picks = null;
  // Where only one of the two actions can be done, it is that one.
  const open = actionsAt(space).filter((action) => play.has(takeText(colour, action)));
  if (!again && open.length === 1 && open[0] === 'invest') play.mode = 'invest';
}

// -- plans (NIP-T1)

/** "coal 3 → 4". */
function stepTo(play: Desk, track: Track): string {
  const own = player(play);
  if (!own) return '';
  const next = trackOf(track)?.steps[own.tracks[track] + 1];
  return b('plans.to', {
    from: valueOn(own, track),
    to: next?.value ?? valueOn(own, track),
    stars: next?.stars ? ' ★' : '',
  });
}

const planActions = (play: Desk): Offered[] =>
  TRACKS.flatMap((track) => {
    const own = player(play);
    if (!own || stepsLeft(own, track) === 0) return [];
    const text = `plans ${track}`;
    return [
      {
        id: `plans-${track}`,
        label: trackTitle(track),
        detail: stepTo(play, track),
        ...(play.has(text)
          ? {}
          : { refusal: play.reason((one) => one.kind === 'plans' && one['track'] === track) }),
        run: () => play.send([text]),
      },
    ];
  });

export function plans(play: Desk): Ask {
  return {
    title: b('plans.title', { plans: amount('plans', box.now.plans.per_track_step) }),
    actions: [...planActions(play), cancel(play)],
    things: new Set(play.of('plans').map((move) => `track:${move.track}`)),
    tab: 'mine',
    onthing: (id) => play.send([`plans ${id.slice(6)}`]),
  };
}

/** The end of the turn, where only plans could still be used. */
export function last(play: Desk): Ask {
  return {
    title: b('plans.last', { plans: amount('plans', player(play)?.plans ?? 0) }),
    actions: [main(play, 'done', b('plans.end'), 'done'), ...planActions(play)],
    things: new Set(play.of('plans').map((move) => `track:${move.track}`)),
    tab: 'mine',
    onthing: (id) => play.send([`plans ${id.slice(6)}`]),
  };
}
