// Pictures and turn of the rules page. Where areas are to be read, the table is tall: its map is then near.
import type { Book } from '$lib/book';
import { set } from '../shared/lay';

const NEAR = { tall: 900 };
const NEARER = { tall: 1300, room: 1400 };
const TOWN = { show: ['map'], tall: 620 };
/** Boards beside the map as wide as a phone can show them, and what one has without empty places. */
const SLIM = { room: 800 };

export const book: Book = {
  brief: [
    { lesson: 'win', show: ['order:order-34', 'stock:0:fish'], ...SLIM },
    { lesson: 'walk', ...TOWN },
    { lesson: 'build', show: ['cell:1'], ...NEARER },
    { lesson: 'orders', show: ['cell:8'], glow: ['president:1'], ...NEARER },
    { lesson: 'end', show: ['board:church', 'board:customs'], ...SLIM },
  ],
  turn: [
    { id: 'before', clause: 'YOK-X5' },
    {
      id: 'place',
      clause: 'YOK-P1',
      oneOf: [
        { id: 'apart', clause: 'YOK-P1' },
        { id: 'together', clause: 'YOK-P1' },
      ],
    },
    {
      id: 'move',
      clause: 'YOK-M1',
      oneOf: [
        { id: 'walk', clause: 'YOK-M3' },
        { id: 'hand', clause: 'YOK-M2' },
        { id: 'back', clause: 'YOK-M6' },
      ],
    },
    { id: 'act', clause: 'YOK-A1' },
    { id: 'token', clause: 'YOK-L1' },
    { id: 'build', clause: 'YOK-B1' },
    { id: 'recall', clause: 'YOK-R1' },
    { id: 'after', clause: 'YOK-X5' },
  ],
  pictures: {
    'YOK-C1': { lesson: 'build', show: ['hand:0', 'warehouse:0'], room: 1400 },
    'YOK-P2': { lesson: 'walk', show: ['cell:4', 'cell:5'], glow: ['president:1'], ...NEAR },
    'YOK-M1': { lesson: 'orders', glow: ['cell:0', 'cell:2'], ...TOWN },
    'YOK-M3': { lesson: 'walk', glow: ['cell:5'], ...TOWN },
    'YOK-M6': {
      lesson: 'walk',
      glow: ['president:0'],
      lay: set({ 'seats.0.president': 'church' }),
      ...TOWN,
    },
    'YOK-A1': { lesson: 'build', show: ['cell:1'], ...NEARER },
    'YOK-A2': { lesson: 'church', show: ['cell:0', 'cell:1'], glow: ['build:0:0'], ...NEAR },
    'YOK-A3': { lesson: 'plan', show: ['cell:4', 'cell:5'], ...NEAR },
    'YOK-A5': { lesson: 'church', show: ['board:church'], ...SLIM },
    'YOK-A6': { lesson: 'church', show: ['board:customs'], ...SLIM },
    'YOK-A8': { lesson: 'grow', show: ['cell:7'], ...NEARER },
    'YOK-A9': { lesson: 'grow', show: ['board:laboratory-a'], room: 1000 },
    'YOK-A10': { lesson: 'orders', show: ['board:port-a'], room: 1000 },
    'YOK-L1': {
      lesson: 'build',
      show: ['cell:0', 'cell:1'],
      glow: ['token:0', 'token:1'],
      ...NEAR,
    },
    'YOK-B1': { lesson: 'end', show: ['cell:2'], ...NEARER },
    'YOK-X3': {
      lesson: 'win',
      show: ['order:order-34', 'stock:0:fish'],
      glow: ['order:order-34'],
      ...SLIM,
    },
    'YOK-X4': { lesson: 'end', show: ['seat:1'] },
    'YOK-X1': { lesson: 'orders', show: ['cell:7', 'cell:8'], ...NEAR },
    'YOK-X2': {
      lesson: 'win',
      show: ['achievement:seven-fish', 'achievement:ten-yen', 'achievement:four-production'],
      ...NEAR,
    },
    'YOK-E1': { lesson: 'end', show: ['board:church', 'board:customs'], ...SLIM },
    'YOK-E5': { lesson: 'end', show: ['seat:0'], room: 1000 },
    'YOK-S2': { lesson: 'plan', ...TOWN },
    'YOK-S3': { lesson: 'plan', show: ['cell:7', 'cell:8'], ...NEAR },
    'YOK-S4': {
      lesson: 'plan',
      show: ['order:order-05', 'stock:0:fish', 'hand:0', 'warehouse:0'],
      ...SLIM,
    },
  },
};
