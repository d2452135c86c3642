// Who stands in an area, and where that is drawn.

export interface PeopleThere {
  cell: number;
  /** By seat. */
  assistants: number[];
  /** Seats. */
  presidents: number[];
  /** Added by what is planned, of `me`. */
  more: number;
  me: number | null;
  x: number;
  y: number;
  width: number;
  height: number;
}
