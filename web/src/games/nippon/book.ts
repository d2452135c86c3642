// Pictures and turn of the rules page.
import type { Book } from '$lib/book';

const around = (city: string): string[] =>
  ['north', 'east', 'south', 'west'].map((side) => `place:${city}:${side}`);

export const book: Book = {
  brief: [
    { lesson: 'plan', show: ['panel:kanto-chubu', ...around('tokyo')] },
    { lesson: 'workers', show: ['space:1', 'space:2', 'space:3'], glow: ['worker:1:white'] },
    { lesson: 'consolidate', show: ['factories:0'], margin: 3 },
    { lesson: 'consolidate', show: ['workers:0', 'due:0'], margin: 3, enlarge: 1.3 },
    { lesson: 'factories', show: ['row:1', 'row:2', 'bag', 'scoring'] },
  ],
  turn: [
    {
      id: 'choice',
      clause: 'NIP-T1',
      oneOf: [
        { id: 'take', clause: 'NIP-T2' },
        { id: 'consolidate', clause: 'NIP-K1' },
      ],
    },
    {
      id: 'action',
      clause: 'NIP-T3',
      oneOf: [
        { id: 'knowledge', clause: 'NIP-A4' },
        { id: 'produce', clause: 'NIP-A3' },
        { id: 'export', clause: 'NIP-A8' },
        { id: 'invest', clause: 'NIP-A1' },
        { id: 'mines', clause: 'NIP-A5' },
        { id: 'ships', clause: 'NIP-A7' },
        { id: 'machinery', clause: 'NIP-A2' },
        { id: 'trains', clause: 'NIP-A6' },
        { id: 'market', clause: 'NIP-A9' },
      ],
    },
    { id: 'refill', clause: 'NIP-T4' },
    { id: 'marker', clause: 'NIP-T5' },
  ],
  pictures: {
    'NIP-T3': { lesson: 'workers', show: ['space:1', 'space:2'], margin: 3, enlarge: 1.4 },
    'NIP-T4': { lesson: 'plan', show: ['row:1', 'row:2', 'bag'], margin: 3, enlarge: 1.6 },
    'NIP-T6': { lesson: 'points', show: ['scoring'], margin: 3, enlarge: 1.5 },
    'NIP-A1': { lesson: 'factories', show: ['factories:0'], margin: 3, enlarge: 1.2 },
    'NIP-A3': {
      lesson: 'contracts',
      show: ['factory:0:silk', 'factory:0:bento'],
      margin: 3,
      enlarge: 1.5,
    },
    'NIP-A4': { lesson: 'workers', show: ['track:0:knowledge'], margin: 3, enlarge: 1.2 },
    'NIP-A6': { lesson: 'plan', show: ['trains:0'], margin: 4, enlarge: 2, tall: 1000 },
    'NIP-A7': { lesson: 'plan', show: ['ships:0'], margin: 4, enlarge: 2, tall: 1000 },
    'NIP-A8': {
      lesson: 'plan',
      show: ['contract:0:contract-2', 'contract:0:contract-5'],
      margin: 4,
      enlarge: 1.8,
      tall: 1000,
    },
    'NIP-A9': { lesson: 'cities', show: around('tokyo'), enlarge: 2 },
    'NIP-A10': { lesson: 'cities', show: around('nagoya'), enlarge: 2 },
    'NIP-K1': { lesson: 'consolidate', show: ['due:0'], margin: 3, enlarge: 1.8 },
    'NIP-K2': { lesson: 'contracts', show: ['workers:0'], margin: 3, enlarge: 1.8 },
    'NIP-E2': { lesson: 'plan', show: ['achievements:0'], margin: 3, enlarge: 1.2, tall: 1000 },
    'NIP-V1': { lesson: 'plan', show: ['panel:kanto-chubu'], enlarge: 2 },
  },
};
