// The names of the box, as the engine (protocol.ts) and the edition (edition.ts) tell them.
import type { Colour, Kind } from './box.svelte';

export type BuildingId = string;
export type ColourId = Colour;
export type CultureId = Kind;
export type SpecialistId = string;
