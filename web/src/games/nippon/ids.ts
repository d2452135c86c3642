// The names of the box, as the engine (protocol.ts) and the edition (edition.ts) tell them.
import type { Action, Good, Side } from './box.svelte';

export type AchievementId = string;
export type ActionId = Action;
export type CityId = string;
export type ColourId = string;
export type ContractId = string;
export type FactoryId = string;
export type GoodId = Good;
export type LineId = string;
export type RegionId = string;
export type RewardId = string;
export type SideId = Side;
export type TileId = string;
