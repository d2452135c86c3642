// The kinds of ids that the tables of the game name; what they are stands in the edition.
export type CardId = string;
export type ColourId = string;
