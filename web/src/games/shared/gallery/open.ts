// A page for looking at a game while drawing it: `npm run dev`, then /src/games/shared/gallery/?game=GAME&s=full.
const galleries = import.meta.glob('../../*/gallery/main.ts');

await galleries[
  `../../${new URLSearchParams(location.search).get('game') ?? ''}/gallery/main.ts`
]?.();
