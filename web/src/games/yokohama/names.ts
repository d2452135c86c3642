// What things are called, the same on the board, in the log and in the rules. What the language files
// know is said as there, with its article; what a corrected edition calls otherwise, as it has it.
import { has, listOf, t, within } from '$lib/i18n';
import { find, nameIn, nameOf, usualIn, type Called } from '../shared/names';
import { box, GOODS } from './box.svelte';
import type { Achievement, Edition, Order, Reward, Technology } from './edition';
import type { AnyToken } from './model';

export { nameIn } from '../shared/names';

const usual = usualIn(box);

// -- areas ------------------------------------------------------------------------------------------

export interface BoardId {
  id: string;
  /** 2 for the second of a kind in the order of the cells. */
  copy: number;
}

/** "copper-mine#2" in parts. */
function boardOf(area: string): BoardId {
  const [id = '', copy = '1'] = area.split('#');
  return { id, copy: Number(copy) };
}

/** "Copper mine": a heading. */
export const areaName = (area: string): string =>
  nameIn(find(box.now.areas, boardOf(area).id)?.name) || area;

/** "the copper mine", "the second copper mine". */
export function theArea(area: string): string {
  const { id, copy } = boardOf(area);
  const key = `yokohama:area.${id}`;
  const name =
    has(key) && usual((edition) => edition.areas, id) ? t(key) : nameOf(box.now.areas, id);
  return copy > 1 ? t('yokohama:area_copy', { area: name, copy }) : name;
}

/** An area of an event, at a table of so many: where two of a kind lie, with its place. */
export function theAreaAt(id: string, cell: number, players: number): string {
  const name = theArea(id);
  const twins = find(box.now.areas, id)?.used[players] ?? 1;
  const at = box.now.layout[players]?.cells.find((one) => one.cell === cell);
  return twins > 1 && at
    ? t('yokohama:area_at', { area: name, row: at.row + 1, place: at.column + 1 })
    : name;
}

// -- amounts ----------------------------------------------------------------------------------------

/** "2 copper", "1 import". */
export function amount(kind: string, count: number): string {
  const good = (edition: Edition): string =>
    nameIn(edition.goods.find(({ id }) => id === kind)?.name ?? edition.vocabulary[kind]?.name);
  const known = has(`yokohama:amount.${kind}`) && good(box.now) === good(box.standard);
  return known
    ? t(`yokohama:amount.${kind}`, { count })
    : t('yokohama:amount.any', { count, name: good(box.now) || kind });
}

const KINDS = ['points', 'yen', ...GOODS, 'any_good', 'imports', 'warehouse', 'moves'] as const;

/** "2 points and 1 yen"; "nothing" for an empty one. */
export function rewardName(reward: Reward | undefined): string {
  const words = KINDS.flatMap((kind) => (reward?.[kind] ? [amount(kind, reward[kind])] : []));
  return words.length > 0 ? listOf(words) : t('yokohama:nothing');
}

/** "copper": one kind of thing. */
export function resourceName(kind: string): string {
  const name = nameIn(
    box.now.goods.find(({ id }) => id === kind)?.name ?? box.now.vocabulary[kind]?.name,
  );
  return has(`yokohama:resource.${kind}`) && name === nameIn(box.standard.vocabulary[kind]?.name)
    ? t(`yokohama:resource.${kind}`)
    : name || kind;
}

// -- flags, orders, technologies, tokens ------------------------------------------------------------

/** "United Kingdom". */
export const flagName = (flag: string): string => nameOf<Called>(box.now.flags, flag);

/** "British agent"; without a flag, an independent one. */
export function agentName(flag: string | null): string {
  if (flag === null) return t('yokohama:agent.independent');
  const known = has(`yokohama:agent.${flag}`) && usual<Called>((edition) => edition.flags, flag);
  return known ? t(`yokohama:agent.${flag}`) : t('yokohama:agent.any', { flag: flagName(flag) });
}

const orderOf = (id: string): Order | undefined => find(box.now.orders, id);

/** "Order 5". */
export function orderName(id: string): string {
  return nameIn(orderOf(id)?.name) || t('yokohama:order.hidden');
}

/** "2 silk and 3 tea for 5 points and 2 yen". */
export function orderText(id: string): string {
  const order = orderOf(id);
  if (!order) return '';
  return t('yokohama:order.text', {
    goods: rewardName(order.goods),
    reward: rewardName(order.reward),
  });
}

/** "order 5 (United Kingdom; 2 silk and 3 tea)"; French has "la Commande 5", as everywhere. */
export function orderInfo(id: string): string {
  const order = orderOf(id);
  if (!order) return t('yokohama:order.hidden');
  const name = nameIn(order.name);
  const said = t('yokohama:order.within') === 'small' ? within(name) : name;
  return t('yokohama:order.info', {
    order: said,
    flag: flagName(order.flag),
    goods: rewardName(order.goods),
  });
}

/** The technology of a card, "ball#1". */
export const technologyOf = (card: string): Technology | undefined =>
  find(box.now.technologies, boardOf(card).id);
export const technologyName = (card: string): string => nameIn(technologyOf(card)?.name) || card;
export const technologyText = (card: string): string => nameIn(technologyOf(card)?.text);
/** Copies carry a flag each. */
export const technologyFlag = (card: string): string =>
  technologyOf(card)?.flags[boardOf(card).copy - 1] ?? '';

const tokens = (): AnyToken[] => [...box.now.level5.tokens, ...box.now.level5.independent_agents];
export const tokenName = (id: string): string => nameOf(tokens(), id);
/** "3 yen"; of an independent agent, its name. */
export function tokenText(id: string): string {
  const token = find(tokens(), id);
  return token?.reward ? rewardName(token.reward) : nameIn(token?.name);
}

// -- boards and achievements ------------------------------------------------------------------------

/** "Laboratory A", "Port B". */
export const boardName = (id: string): string =>
  nameIn(find(box.now.laboratories, id)?.name ?? find(box.now.ports.boards, id)?.name) ||
  areaName(id);
export const iconName = (id: string): string => nameOf(box.now.ports.icons, id);

/** "slot 3 of the church". */
export function slotName(slot: string): string {
  for (const board of ['church', 'customs'] as const) {
    const number = box.now[board].slots.findIndex(({ id }) => id === slot) + 1;
    if (number > 0) return t(`yokohama:slot.${board}`, { number });
  }
  return slot;
}

const achievementOf = (id: string): Achievement | undefined => find(box.now.achievements, id);
export const achievementName = (id: string): string => nameOf(box.now.achievements, id);

/** "have 7 fish", "build in 4 trade areas". */
export function conditionName(id: string): string {
  const condition = achievementOf(id)?.condition;
  if (!condition) return id;
  const { type, good = '', count = 0, production = 0, trade = 0 } = condition;
  if (type === 'goods') return t('yokohama:condition.goods', { goods: amount(good, count) });
  if (type !== 'areas-built') return t(`yokohama:condition.${type}`, { count });
  const parts = [
    ...(production > 0 ? [t('yokohama:condition.production', { count: production })] : []),
    ...(trade > 0 ? [t('yokohama:condition.trade', { count: trade })] : []),
  ];
  return t('yokohama:condition.areas', { areas: listOf(parts) });
}

const completeOf = (id: string): Edition['achievement_complete']['tokens'][number] | undefined =>
  find(box.now.achievement_complete.tokens, id);
/** "All achievements (France)". */
export function completeName(id: string): string {
  const token = completeOf(id);
  return token
    ? t('yokohama:named_flag', { name: nameIn(token.name), flag: flagName(token.flag) })
    : id;
}

/** "assistant", "shop", "trading house". */
export const pieceName = (piece: string, count = 1): string =>
  t(`yokohama:piece.${piece}`, { count });
