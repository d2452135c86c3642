// The oldest browsers that the pages are made for: "browserslist" of package.json, which the README says, too.
import { readFileSync } from 'node:fs';

const { browserslist } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
);

/** [name, version]: ["Safari", "16.4"]. */
export const oldest = browserslist.map((line) => line.split(' >= '));

/** As esbuild names them: "safari16.4". */
export const targets = oldest.map(([name, version]) => name.toLowerCase() + version);
