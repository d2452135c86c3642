import type { GameMeta } from '$lib/game';
import Picture from './Picture.svelte';

const meta: GameMeta = {
  id: 'yokohama',
  seats: { min: 2, max: 4 },
  hides: true,
  Picture,
  load: () => import('.'),
};

export default meta;
