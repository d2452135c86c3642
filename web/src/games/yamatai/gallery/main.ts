import { showTable } from '../../shared/gallery/show';
import Board from '../Board.svelte';
import { legalFor, situation } from './mock';

await showTable('yamatai', { Board, first: 'main', situation, legalFor });
