import { show, showTable } from '../../shared/gallery/show';
import Board from '../Board.svelte';
import Art from './Art.svelte';
import { legalFor, outcome, refusalsFor, situation } from './mock';

const query = new URLSearchParams(location.search);
await (query.has('art')
  ? show('osaka', Art)
  : showTable('osaka', { Board, first: 'turn', situation, legalFor, refusalsFor, outcome }));
