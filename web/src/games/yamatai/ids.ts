// The names of the box, as the engine (protocol.ts) and the edition (edition.ts) tell them.
// Those that pages ask for are these of the standard edition.

export const COLOURS = ['green', 'brown', 'black', 'red', 'yellow'] as const;
export type Colour = (typeof COLOURS)[number];
export type Boats = Record<Colour, number>;

export const KINDS = ['persimmon', 'tea', 'wisteria', 'indigo', 'rice', 'cherry-blossom'] as const;
/** Of culture. */
export type Kind = (typeof KINDS)[number];

export type BuildingId = string;
export type ColourId = Colour;
export type CultureId = Kind;
export type SpecialistId = string;
