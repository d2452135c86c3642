const scripts = /<script[^>]*>(.*?)<\/script>/gs;

export default {
  entry: [
    'src/sw.ts',
    'src/notices_worker.ts',
    'src/lib/engine/worker.ts',
    'src/lib/PlainBoard.svelte', // for a game that has no board of its own yet
    'src/games/shared/gallery/open.ts', // index.html beside it takes it
    'src/games/*/gallery/main.ts',
    'src/games/*/{protocol,edition}.ts', // they have all that the engine tells and reads, of which the pages use some
    'scripts/*.d.mts',
  ],
  // Of a component: what its scripts import, and what its markup does where it is wanted. The functions that it exports
  // are called on what `bind:this` gives.
  compilers: {
    svelte: (text) =>
      [
        ...Array.from(text.matchAll(scripts), ([, script]) => script.replace(/^ *export /gm, '')),
        ...text.replace(scripts, '').matchAll(/import\('.*?'\)/g),
      ].join(';\n'),
  },
  ignoreDependencies: [/^@fontsource\//], // src/styles/fonts.css takes files of theirs
  ignoreExportsUsedInFile: { interface: true, type: true }, // a type that an exported function takes or gives
};
