// The names of the box, as the engine tells them (protocol.ts).
import type { Colour, Kind } from './box.svelte';

export type BuildingId = string;
export type ColourId = Colour;
export type CultureId = Kind;
export type SpecialistId = string;
