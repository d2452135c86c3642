import { fetchSoon } from './fetch_soon';

/** Why a part of the page does not come: the server has other pages by now, it lacks the part, or it does not answer. */
export type Lack = 'newer_version' | 'part_missing' | 'no_network';

export async function lackOf(): Promise<Lack> {
  try {
    const answer = await fetchSoon('/', { cache: 'no-store' });
    const main = /<script[^>]* src="([^"]+)"/.exec(await answer.text())?.[1];
    if (!answer.ok || main === undefined) return 'no_network';
    return document.querySelector(`script[src="${main}"]`) ? 'part_missing' : 'newer_version';
  } catch {
    return 'no_network';
  }
}
