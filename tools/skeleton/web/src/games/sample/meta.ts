import type { GameMeta } from '$lib/game';
import Picture from './Picture.svelte';

const meta: GameMeta = {
  id: 'sample',
  seats: { min: 2, max: 4 },
  hides: false,
  Picture,
  load: () => import('.'),
};

export default meta;
