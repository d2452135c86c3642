// The names of the box, as the engine (protocol.ts) and the edition (edition.ts) tell them.
// Those that pages ask for are these of the standard edition.

export const COLOURS = ['green', 'brown', 'black', 'red', 'yellow'] as const;
export type ColourId = (typeof COLOURS)[number];
export type Boats = Record<ColourId, number>;

export const KINDS = ['persimmon', 'tea', 'wisteria', 'indigo', 'rice', 'cherry-blossom'] as const;
/** Of culture. */
export type CultureId = (typeof KINDS)[number];

export type BuildingId = string;
export type SpecialistId = string;
