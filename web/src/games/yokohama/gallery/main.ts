import { showTable } from '../../shared/gallery/show';
import Board from '../Board.svelte';
import { legalFor, situation } from './mock';

await showTable('yokohama', { Board, first: 'place', situation, legalFor });
