// What a game says at its table and in its rules: every file of <game>/texts/<language>, save about.json,
// which is among the texts of the shell; and the reasons that the terminal says too.
import { useTexts, type Texts } from '../lib/i18n';

const files = import.meta.glob<Texts>(['./*/texts/*/*.json', '!./*/texts/*/about.json'], {
  import: 'default',
});
const reasons = import.meta.glob<Texts>('../../../games/*/text/reasons.*.json', {
  import: 'default',
});

/** Fetches the game's texts in the language of the page, and from now on in any it changes to. */
export function useTextsOf(game: string): Promise<void> {
  return useTexts(game, async (language) => {
    const folder = `./${game}/texts/${language}/`;
    const wanted = Object.entries(files).filter(([path]) => path.startsWith(folder));
    const texts = await Promise.all(
      wanted.map(
        async ([path, load]) => [path.slice(folder.length, -'.json'.length), await load()] as const,
      ),
    );
    const why = await reasons[`../../../games/${game}/text/reasons.${language}.json`]?.();
    return { ...Object.fromEntries(texts), ...(why && { [`reasons-${game}`]: why }) };
  });
}
