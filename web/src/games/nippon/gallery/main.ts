import { showTable } from '../../shared/gallery/show';
import Board from '../Board.svelte';
import { legalFor, situation } from './mock';

await showTable('nippon', { Board, first: 'middle', situation, legalFor });
