// Pictures and turn of the rules page. Most pictures are of a narrow table: its cards are large for its width.
import type { Book, Picture } from '$lib/book';
import { set } from '../shared/lay';

/** Pixels of a table in a single column, as on a phone. */
const PHONE = 430;
/** So that of the gap between two areas only the middle is passed, and nothing of the next is seen. */
const GAP = 3;

const narrow = (lesson: string, show: string[], more: Partial<Picture> = {}): Picture => ({
  lesson,
  show,
  room: PHONE,
  margin: GAP,
  ...more,
});

export const book: Book = {
  brief: [
    narrow('sell', ['own']),
    narrow('reserve', ['market'], { lay: set({ 'market.1.reserved_by': 1 }) }),
    narrow('ships', ['sea'], { glow: ['ship:blue'] }),
    narrow('wreck', ['sea'], { glow: ['ship:blue'] }),
    narrow('end', ['tokens:0', 'points:0']),
  ],
  turn: [
    {
      id: 'choice',
      clause: 'OSA-T1',
      oneOf: [
        { id: 'buy', clause: 'OSA-B1' },
        { id: 'take', clause: 'OSA-K1' },
        { id: 'reserve', clause: 'OSA-V1' },
      ],
    },
    { id: 'payday', clause: 'OSA-P1' },
    { id: 'tokens', clause: 'OSA-P5' },
    { id: 'wreck', clause: 'OSA-P7' },
    { id: 'refill', clause: 'OSA-R1' },
    { id: 'next', clause: 'OSA-T1' },
  ],
  pictures: {
    'OSA-B1': narrow('reserve', ['market'], {
      glow: ['buy'],
      lay: set({ 'market.1.reserved_by': 1 }),
    }),
    'OSA-B2': narrow('pay', ['hand_card', 'hand_worth']),
    'OSA-B4': narrow('ships', ['goods:0:red', 'goods:0:green']),
    'OSA-B5': narrow('ships', ['sea', 'market']),
    'OSA-B6': narrow('sell', ['ship:red', 'place:5'], { glow: ['ship:red'], margin: 14 }),
    'OSA-K1': narrow('money', ['market'], { glow: ['market:2'] }),
    'OSA-V1': narrow('reserve', ['market:0', 'market:2'], {
      margin: 9,
      lay: set({ 'market.0.reserved_by': 0 }),
    }),
    'OSA-V3': narrow('farm', ['farm'], { lay: set({ 'farm.0.reserved_by': 0 }) }),
    'OSA-R1': narrow('wreck', ['market', 'farm']),
    'OSA-P2': narrow('sell', ['tokens:0', 'goods:0:red', 'goods:0:green']),
    'OSA-P5': narrow('end', ['tokens:0']),
    'OSA-P7': narrow('wreck', ['hand_card', 'risk', 'goods:0:red', 'goods:0:green'], {
      step: 1,
      lay: set({ 'seats.0.insured': { blue5: 1 } }),
    }),
    'OSA-P8': narrow('wreck', ['sea'], { glow: ['ship:blue'] }),
    'OSA-P9': narrow('wreck', ['place:2', 'ship:yellow'], { glow: ['place:2'], margin: 50 }),
    'OSA-S2': narrow('wreck', ['hand_card'], { room: 700, margin: 6 }),
    'OSA-S3': narrow('ships', ['sea']),
    'OSA-S4': narrow('money', ['market', 'farm']),
    'OSA-H1': narrow('ships', ['seat:1']),
  },
};
