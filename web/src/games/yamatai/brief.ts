// What a power of a fleet or a specialist does, in a few words for its card; the numbers are the edition's.
import { has } from '$lib/i18n';
import { box } from './box.svelte';
import { powerOf } from './model';
import { powerName } from './names';
import { b } from './text';

export function powerGist(id: string | undefined): string {
  const power = powerOf(id);
  if (!power || !has(`yamatai-board:gist_of.${power.id}`)) return powerName(id);
  return b(`gist_of.${power.id}`, { ...power.params, port: box.now.rules.port_slots + (power.params['slots'] ?? 0) });
}
