// The line of a seat's chances.

/** An SVG path through what is known; what is not known yet is a gap. */
export function pathOf(
  points: (number[] | null)[],
  seat: number,
  x: (n: number) => number,
  y: (share: number) => number,
): string {
  let pen = 'M';
  let path = '';
  for (const [n, shares] of points.entries()) {
    const share = shares?.[seat];
    if (share === undefined) {
      pen = 'M';
      continue;
    }
    path += `${pen}${x(n).toFixed(1)} ${y(share).toFixed(1)}`;
    pen = 'L';
  }
  return path;
}
