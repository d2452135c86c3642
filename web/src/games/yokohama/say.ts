// What lies somewhere, in a sentence: for screen readers and for whoever points at it.
import { b } from './text';
import { listOf } from '$lib/i18n';
import {
  cellOf,
  found,
  isCanal,
  isIndependent,
  powerAt,
  presidentsAt,
  tileOf,
  type YokohamaState,
} from './model';
import { areaName, rewardName, tokenName } from './names';

export function slotLabel(
  state: YokohamaState,
  cell: number,
  slot: number,
  names: string[],
): string {
  const at = state.areas[cell];
  const tile = tileOf(state, cell);
  const owner = slot === 0 ? at?.house : at?.shops[slot - 1];
  const place = slot === 0 ? b('slot.house') : b('slot.shop', { slot });
  if (owner !== null && owner !== undefined)
    return b('slot.taken', { place, name: names[owner] ?? '' });
  return b('slot.free', {
    place,
    reward: rewardName(slot === 0 ? tile?.trading_house : tile?.shops[slot - 1]),
  });
}

export function areaLabel(
  state: YokohamaState,
  cell: number,
  me: number | null,
  names: string[],
): string {
  const at = state.areas[cell];
  if (!at) return '';
  const parts: string[] = [];
  if (me !== null && !isCanal(state, cell) && (at.assistants[me] ?? 0) > 0)
    parts.push(b('area.power', { power: powerAt(state, cell, me, true).total }));
  at.assistants.forEach((count, seat) => {
    if (count > 0) parts.push(b('area.assistants', { count, name: names[seat] ?? '' }));
  });
  const presidents = presidentsAt(state, cell).map((seat) => names[seat] ?? '');
  if (presidents.length > 0)
    parts.push(b('area.presidents', { count: presidents.length, names: listOf(presidents) }));
  const shops = at.shops.flatMap((seat) => (seat === null ? [] : [names[seat] ?? '']));
  if (shops.length > 0) parts.push(b('area.shops', { names: listOf(shops) }));
  if (at.house !== null) parts.push(b('area.house', { name: names[at.house] ?? '' }));
  if (cellOf(state, state.station) === cell) parts.push(b('area.station'));
  if (at.token !== null) {
    const reward = found().token.get(at.token)?.reward;
    parts.push(
      b('area.token', {
        reward: isIndependent(at.token) ? tokenName(at.token) : rewardName(reward),
      }),
    );
  }
  return `${areaName(at.area)}. ${parts.join('; ')}`;
}
