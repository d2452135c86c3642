// Pages by path. Links are plain <a href>; clicks on them inside the page are taken over.

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string | null }
  | { page: 'lobby' }
  | { page: 'solo'; id: string }
  | { page: 'table'; id: string; seat: number | null; key: string | null }
  | { page: 'learn'; game: string }
  | { page: 'lesson'; game: string; lesson: string }
  | { page: 'rules'; game: string; clause: string | null; table: string | null }
  | { page: 'review'; key: string | null; at: number | null; mistakes: number | null }
  | { page: 'missing' };

/** A name in the address's query: nothing but a name. */
const named = (url: URL, key: string): string | null =>
  /^[\w-]+$/.exec(url.searchParams.get(key) ?? '')?.[0] ?? null;

/** A number in the address's query. */
const counted = (url: URL, key: string): number | null => {
  const found = /^\d+$/.exec(url.searchParams.get(key) ?? '');
  return found && Number(found[0]);
};

const paths: [RegExp, (found: RegExpExecArray, url: URL) => Route][] = [
  [/^\/$/, () => ({ page: 'home' })],
  [/^\/new\/?$/, (_, url) => ({ page: 'new', game: named(url, 'game') })],
  [/^\/lobby\/?$/, () => ({ page: 'lobby' })],
  [/^\/solo\/([\w-]+)\/?$/, ([, id]) => ({ page: 'solo', id: id ?? '' })],
  [
    /^\/table\/([\w-]+)\/?$/,
    ([, id], url) => {
      const seat = url.searchParams.get('seat');
      return {
        page: 'table',
        id: id ?? '',
        seat: seat !== null && /^\d$/.test(seat) ? Number(seat) : null,
        key: url.hash.slice(1) || null,
      };
    },
  ],
  [/^\/learn\/([\w-]+)\/?$/, ([, game]) => ({ page: 'learn', game: game ?? '' })],
  [
    /^\/learn\/([\w-]+)\/([\w-]+)\/?$/,
    ([, game, lesson]) => ({ page: 'lesson', game: game ?? '', lesson: lesson ?? '' }),
  ],
  [
    /^\/rules\/([\w-]+)\/?$/,
    ([, game], url) => ({
      page: 'rules',
      game: game ?? '',
      clause: url.hash.slice(1) || null,
      table: named(url, 'table'),
    }),
  ],
  [
    /^\/review(?:\/((?:solo|table|file)\/[\w-]+))?\/?$/,
    ([, key = null], url) => {
      return { page: 'review', key, at: counted(url, 'at'), mistakes: counted(url, 'mistakes') };
    },
  ],
];

export function routeOf(url: URL): Route {
  for (const [pattern, make] of paths) {
    const found = pattern.exec(url.pathname);
    if (found) return make(found, url);
  }
  return { page: 'missing' };
}

/** How far down a page was left. */
interface Left {
  y: number;
}

/** So many milliseconds the text of a page that one comes back to may take. */
const PATIENCE = 5000;
/** After so many frames in which nothing moved it is all there. */
const CALM = 90;

class Router {
  route = $state.raw<Route>({ page: 'home' });
  private scrolling = false;

  start(): void {
    this.read();
    addEventListener('popstate', ({ state }: PopStateEvent) => {
      this.read();
      this.scrollBack((state as Left | null)?.y ?? 0);
    });
    // Who scrolls is where they want to be.
    for (const touched of ['wheel', 'touchstart', 'keydown'])
      addEventListener(touched, () => (this.scrolling = false), { passive: true });
    document.addEventListener('click', (click) => this.follow(click));
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, '', path);
    else {
      history.replaceState({ y: scrollY } satisfies Left, '');
      history.pushState(null, '', path);
    }
    this.scrolling = false;
    this.read();
    if (!location.hash) scrollTo(0, 0);
  }

  /** To where a page was left; and again, while what comes late changes its length. */
  private scrollBack(y: number): void {
    const until = performance.now() + PATIENCE;
    this.scrolling = y > 0;
    let frames = 0;
    const scroll = (): void => {
      if (!this.scrolling) return;
      frames = Math.abs(scrollY - y) > 1 ? 0 : frames + 1;
      scrollTo({ top: y, behavior: 'instant' });
      if (frames < CALM && performance.now() < until) requestAnimationFrame(scroll);
    };
    scroll();
  }

  private read(): void {
    this.route = routeOf(new URL(location.href));
  }

  private follow(click: MouseEvent): void {
    const link = (click.target as Element | null)?.closest?.('a');
    if (!link || click.defaultPrevented || click.button !== 0) return;
    if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return;
    if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/')) return;
    click.preventDefault();
    this.go(link.href);
  }
}

export const router = new Router();
