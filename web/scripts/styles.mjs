// How a component's styles are called: five signs tell some hundreds of components apart, and weigh less than Svelte's own.
const styles = new Map();

export function cssHash({ hash, css }) {
  const short = `s${hash(css).slice(0, 5)}`;
  if ((styles.get(short) ?? css) !== css)
    throw new Error(
      `two components have styles called ${short}: let scripts/styles.mjs take more signs`,
    );
  styles.set(short, css);
  return short;
}
