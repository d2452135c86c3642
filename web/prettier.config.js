export default {
  printWidth: 160,
  singleQuote: true,
  bracketSameLine: true,
  plugins: ['./scripts/packed.mjs'],
  overrides: [{ files: '*.svelte', options: { parser: 'svelte' } }],
};
