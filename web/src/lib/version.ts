/** Whether the server has other pages by now than the one that is open, whose parts may be gone. */
export async function isOutdated(): Promise<boolean> {
  try {
    const answer = await fetch('/', { cache: 'no-store' });
    const main = /<script[^>]* src="([^"]+)"/.exec(await answer.text())?.[1];
    return answer.ok && main !== undefined && !document.querySelector(`script[src="${main}"]`);
  } catch {
    return false;
  }
}
