import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

const styles = new Map();

/** Of a component's styles: five signs tell some hundreds of components apart, and weigh less than Svelte's own. */
function cssHash({ hash, css }) {
  const short = `s${hash(css).slice(0, 5)}`;
  if ((styles.get(short) ?? css) !== css) throw new Error(`two components have styles called ${short}: let svelte.config.js take more signs`);
  styles.set(short, css);
  return short;
}

export default { preprocess: vitePreprocess(), compilerOptions: { runes: true, discloseVersion: false, cssHash } };
