import { showTable } from '../../shared/gallery/show';
import Board from '../Board.svelte';
import { legalFor, reachFor, situation } from './mock';

await showTable('yokohama', { Board, first: 'place', situation, legalFor, reachFor });
