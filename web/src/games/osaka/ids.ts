// The names of the box, as the engine (protocol.ts) and the edition (edition.ts) tell them.
// Those that pages ask for are these of the standard edition.

export const COLOURS = ['red', 'blue', 'yellow', 'green'] as const;
export type ColourId = (typeof COLOURS)[number];

/** A colour and a value, "red5". */
export type CardId = string;
