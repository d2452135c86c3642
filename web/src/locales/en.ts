type Texts = Record<string, unknown>;

const files = import.meta.glob<Texts>('./en/*.json', { eager: true, import: 'default' });
const about = import.meta.glob<Texts>('../games/*/texts/en/about.json', { eager: true, import: 'default' });

/** The texts of the shell, namespace (the file's name) to keys; `games` has what each game says of itself. */
export default {
  ...Object.fromEntries(Object.entries(files).map(([path, texts]) => [path.slice('./en/'.length, -'.json'.length), texts])),
  games: Object.fromEntries(Object.entries(about).map(([path, texts]) => [path.split('/')[2] ?? '', texts])),
};
