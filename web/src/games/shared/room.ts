/** Too little room for a whole table side by side, in pixels: a leaf of it at a time. */
export const isNarrow = (width: number, height: number): boolean =>
  width > 0 && (width < 760 || height < 430);

/** Too low for pieces of their full size, as on a small laptop. */
export const isLow = (height: number): boolean => height > 0 && height < 720;
