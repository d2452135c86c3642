// Finds files of src/ that import each other in a circle, types included: none of them can be read or tested alone.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const src = fileURLToPath(new URL('../src', import.meta.url));
const files = new Set(
  readdirSync(src, { recursive: true }).flatMap((name) =>
    /\.(ts|svelte)$/.test(name) ? [join(src, name)] : [],
  ),
);

const found = (path) => [path, `${path}.ts`, join(path, 'index.ts')].find((one) => files.has(one));
const importsOf = (file) =>
  [
    ...readFileSync(file, 'utf8').matchAll(
      /^\s*(?:import|export)\s(?:[^;'"]*\sfrom\s)?'([^']+)'/gm,
    ),
  ].flatMap(([, name]) => {
    const path = name.startsWith('$lib') ? join(src, name.slice(1)) : join(dirname(file), name);
    return found(path) ?? [];
  });

const seen = new Map();
const circles = [];

/** `way`: the files that lead here. A file that was left again is on no further circle. */
function follow(file, way) {
  if (seen.get(file) === 'under way') circles.push([...way.slice(way.indexOf(file)), file]);
  if (seen.has(file)) return;
  seen.set(file, 'under way');
  for (const one of importsOf(file)) follow(one, [...way, file]);
  seen.set(file, 'left');
}

for (const file of files) follow(file, []);
for (const circle of circles)
  console.error(`circle of imports: ${circle.map((file) => relative(src, file)).join(' → ')}`);
process.exitCode = circles.length > 0 ? 1 : 0;
