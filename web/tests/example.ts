// The games of tests that are about no game in particular.
export const example = 'osaka';

const all = Object.keys(import.meta.glob('../src/games/*/meta.ts')).map(
  (path) => path.split('/').at(-2) ?? '',
);

/** Another one, whichever that is. */
export const other = all.find((game) => game !== example) ?? '';
