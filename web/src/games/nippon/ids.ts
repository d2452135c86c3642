// The names of the box, as the engine (protocol.ts) and the edition (edition.ts) tell them.
// Those that pages ask for are these of the standard edition.

export const GOODS = ['silk', 'paper', 'bento', 'lenses', 'watches', 'bulbs'] as const;
export type GoodId = (typeof GOODS)[number];

export const TRACKS = ['coal', 'money', 'knowledge'] as const;
export type Track = (typeof TRACKS)[number];

export const ACTIONS = [
  'knowledge',
  'produce',
  'export',
  'invest',
  'mines',
  'ships',
  'machinery',
  'trains',
  'local-market',
] as const;
export type ActionId = (typeof ACTIONS)[number];

export const SIDES = ['north', 'east', 'south', 'west'] as const;
export type SideId = (typeof SIDES)[number];

export type AchievementId = string;
export type CityId = string;
export type ColourId = string;
export type ContractId = string;
export type FactoryId = string;
export type LineId = string;
export type RegionId = string;
export type RewardId = string;
export type TileId = string;
