// The names of the box, as the engine (protocol.ts) and the edition (edition.ts) tell them.
// Those that pages ask for are these of the standard edition.

export const GOODS = ['copper', 'silk', 'tea', 'fish'] as const;
export type GoodId = (typeof GOODS)[number];
export const RESOURCES = [...GOODS, 'imports', 'yen'] as const;
export const FLAGS = ['uk', 'us', 'france', 'germany', 'netherlands'] as const;
export type FlagId = (typeof FLAGS)[number];

export type AchievementId = string;
export type AreaId = string;
export type BoardId = string;
export type CompleteId = string;
export type IconId = string;
export type LaboratoryId = string;
export type OrderId = string;
export type PortId = string;
export type ResourceId = string;
export type SlotId = string;
export type TechnologyId = string;
export type TileId = string;
export type TokenId = string;
