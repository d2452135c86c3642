// The names of the box, as the engine (protocol.ts) and the edition (edition.ts) tell them.
import type { Good } from './box.svelte';

export type { FlagId } from './box.svelte';
export type AchievementId = string;
export type AreaId = string;
export type BoardId = string;
export type CompleteId = string;
export type GoodId = Good;
export type IconId = string;
export type LaboratoryId = string;
export type OrderId = string;
export type PortId = string;
export type ResourceId = string;
export type SlotId = string;
export type TechnologyId = string;
export type TileId = string;
export type TokenId = string;
export type WayId = string;
