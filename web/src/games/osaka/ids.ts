// The names of the box, as the engine (protocol.ts) and the edition (edition.ts) tell them.
import type { Colour } from './box.svelte';

export type ColourId = Colour;
/** A colour and a value, "red5". */
export type CardId = string;
