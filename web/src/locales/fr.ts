const files = import.meta.glob<Record<string, unknown>>('./fr/*.json', { eager: true, import: 'default' });

/** Every text of the language: namespace (the file's name) to keys. */
export default Object.fromEntries(
  Object.entries(files).map(([path, texts]) => [path.slice('./fr/'.length, -'.json'.length), texts]),
);
