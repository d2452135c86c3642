// The names of the box, as the engine tells them (protocol.ts).
import type { Colour } from './box.svelte';

export type ColourId = Colour;
/** A colour and a value, "red5". */
export type CardId = string;
