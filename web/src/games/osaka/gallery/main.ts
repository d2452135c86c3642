import { show } from '../../shared/gallery/show';
import Art from './Art.svelte';
import Gallery from './Gallery.svelte';

const query = new URLSearchParams(location.search);
await show('osaka', query.has('art') ? Art : Gallery);
