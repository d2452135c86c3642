// Lets things of a board glow, by the names of their anchors, for as long as they are there.

/** Also in a sheet of the board that lies beside it. */
const find = (root: ParentNode, name: string): Element[] => {
  const one = `[data-anchor="${CSS.escape(name)}"]`;
  return [
    ...root.querySelectorAll(one),
    ...document.querySelectorAll(`[data-beside] > .sheet ${one}`),
  ];
};

/** The first thing of that name that can be seen. */
export const thingOf = (root: ParentNode, name: string): Element | undefined =>
  find(root, name).find((one) => one.getClientRects().length > 0);

/** An action of Svelte: what the names say glows within the node, also what comes later; the first comes into view
 *  unless the node is a picture, `data-still`. */
export function glow(
  node: HTMLElement,
  names: string[],
): { update: (names: string[]) => void; destroy: () => void } {
  let wanted: string[] = [];
  let seen = false;
  let marked = new Set<Element>();

  function mark(): void {
    const now = new Set(wanted.flatMap((name) => find(node, name)));
    for (const old of marked) if (!now.has(old)) old.removeAttribute('data-glow');
    marked = now;
    for (const one of now) if (!one.hasAttribute('data-glow')) one.setAttribute('data-glow', '');
    const first = seen ? undefined : wanted.map((name) => thingOf(node, name)).find(Boolean);
    if (!first) return;
    seen = true;
    if (node.hasAttribute('data-still')) return;
    first.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  const watcher = new MutationObserver(mark);
  watcher.observe(node, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['data-anchor'],
  });

  function update(next: string[]): void {
    if (next.join() === wanted.join()) return;
    wanted = next;
    seen = false;
    mark();
  }
  update(names);
  return { update, destroy: () => watcher.disconnect() };
}
