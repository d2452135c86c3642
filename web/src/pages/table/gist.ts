// What the bar tells of what happened: as much as it has room for. The log has all.
import type { LogLine } from '$lib/board';

/** So many letters fit into the bar. */
const ROOM = 200;

/** The main things, the viewer's own first; at least one. */
export function gistOf(lines: LogLine[], me: number | null): string {
  const main = lines.filter(({ weight }) => weight === 'main');
  const own = main.filter(({ seat }) => seat === me);
  const all = [...own, ...main.filter((line) => !own.includes(line))].map(({ text }) => text);
  let gist = all[0] ?? '';
  for (const text of all.slice(1)) {
    if (gist.length + 1 + text.length > ROOM) return `${gist} …`;
    gist += ` ${text}`;
  }
  return gist;
}
