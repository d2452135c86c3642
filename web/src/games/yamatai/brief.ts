// What a power of a fleet or a specialist does, in a few words for its card; the numbers are the edition's.
import { has } from '$lib/i18n';
import { box } from './box.svelte';
import { powerOf } from './model';
import { amount, powerName, type Counted } from './names';
import { b } from './text';

/** What the numbers of powers count. */
const COUNTED: Record<string, Counted> = {
  boats: 'boats',
  coins: 'coins',
  coins_per_point: 'coins',
  tiles: 'tiles',
  trades: 'trades',
};

export function powerSummary(id: string | undefined): string {
  const power = powerOf(id);
  if (!power || !has(`yamatai-board:gist_of.${power.id}`)) return powerName(id);
  const said = (Object.entries(power.params) as [string, number][]).flatMap(
    ([name, count]): [string, string][] =>
      COUNTED[name] ? [[`${name}Said`, amount(COUNTED[name], count)]] : [],
  );
  return b(`gist_of.${power.id}`, {
    ...power.params,
    ...Object.fromEntries(said),
    port: box.now.rules.port_slots + (power.params.slots ?? 0),
  });
}
