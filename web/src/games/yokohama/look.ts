// Where one looks for a move of Yokohama (shared/look.ts).
import { looker, mover, nowhere } from '../shared/look';
import { cellOf, technologyOf, type YokohamaState } from './model';
import type { MoveParts } from './protocol';

const stock = (state: YokohamaState, what: string): string => `stock:${mover(state)}:${what}`;
const there = ({ cell }: { cell: number }): string[] => [`cell:${cell}`];
/** The area of the action under way. */
const acting = (state: YokohamaState): number => cellOf(state, state.action?.area ?? null);

/** A port or a laboratory, and the slot in which the card lies. */
const slotsWith = (boards: Record<string, (string | null)[]>, card: string): string[] =>
  Object.entries(boards).flatMap(([board, cards]) =>
    cards.includes(card) ? [`card:${board}:${cards.indexOf(card) + 1}`] : [],
  );

/** A technology that is used, and what it asks for: the button for it stands outside the board. */
function used(state: YokohamaState, effect: string): string[] {
  const card = state.seats[mover(state)]?.technologies.find(
    (one) => technologyOf(one)?.effect.id === effect,
  );
  return card === undefined
    ? []
    : [
        `technology:${card}`,
        ...Object.keys(technologyOf(card)?.effect.pay ?? {}).map((what) => stock(state, what)),
      ];
}

/** In hand it stands among the other pieces. */
function president(state: YokohamaState): string[] {
  const seat = mover(state);
  const at = cellOf(state, state.seats[seat]?.president ?? null);
  return at < 0 ? [`hand:${seat}`] : [`president:${seat}`, `cell:${at}`];
}

/** What lacks is paid by imports, by yen, or by both. */
const split = (imports: number, state: YokohamaState): string[] => [
  ...(imports > 0 ? [stock(state, 'imports')] : []),
  ...(imports < (state.steps[0]?.lacking ?? 0) ? [stock(state, 'yen')] : []),
];

/** Seen from far away an area does not show its building: then the choice over the map is all there is. */
const building = (slot: number, state: YokohamaState): string[] => [
  `build:${acting(state)}:${slot}`,
  `choice:slot${slot}`,
];

export const lookAt = looker<MoveParts, YokohamaState>({
  keep: ({ order }) => [`choice:${order}`],
  done: nowhere,
  agent: there,
  achieve: ({ achievement }) => [`achievement:${achievement}`],
  fulfil: ({ order }) => [`order:${order}`],
  mill: (_, state) => used(state, 'convert-once-per-turn'),
  university: (_, state) => used(state, 'hire-once-per-turn'),
  place: there,
  pair: there,
  go: there,
  walk: there,
  tram: there,
  train: there,
  'take-back': (_, state) => president(state),
  back: there,
  sell: ({ text, resource }, state) => [`choice:${text}`, stock(state, resource)],
  buy: ({ text, resource }, state) => [`choice:${text}`, stock(state, resource)],
  slot: ({ slot, from }, state) => [
    `slot:${slot}`,
    ...(from === 'area' ? [`cell:${acting(state)}`] : []),
  ],
  pay: ({ resources }) => resources.map((what) => `choice:${what}`),
  hire: ({ piece }, state) => [`choice:${piece}`, `warehouse:${mover(state)}`],
  technology: ({ technology }, state) => slotsWith(state.laboratories, technology),
  'pay-imports': ({ count }, state) => split(count, state),
  orders: ({ orders }, state) => orders.flatMap((order) => slotsWith(state.ports, order)),
  good: ({ resource }, state) => [`choice:${resource}`, stock(state, resource)],
  move: ({ from_cell, cell }) => [
    from_cell === null ? 'choice:hand' : `cell:${from_cell}`,
    `cell:${cell}`,
  ],
  station: there,
  complete: ({ token }) => [`choice:${token}`, `complete:${token}`],
  token: (_, state) => [`token:${acting(state)}`],
  shop: ({ slot }, state) => building(slot, state),
  house: (_, state) => building(0, state),
  recall: (_, state) => [`cell:${acting(state)}`],
});
