// Leaves out of the fonts what no text of the pages needs: small capitals, old-style figures, fractions, ligatures
// (letters beside an f stand free in these fonts)…
import subsetFont from 'subset-font';

const FEATURES = ['ccmp', 'kern', 'lnum', 'locl', 'mark', 'mkmk'];
/** First and last of each range: the Latin letters of every language of western Europe, and signs. */
const LETTERS = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2dc],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2215],
];

const letters = LETTERS.flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)),
).join('');

/** A plugin of Vite. */
export const fewerLetters = () => ({
  name: 'fewer-letters',
  async generateBundle(_, bundle) {
    for (const [name, file] of Object.entries(bundle)) {
      if (!name.endsWith('.woff2')) continue;
      file.source = await subsetFont(Buffer.from(file.source), letters, {
        targetFormat: 'woff2',
        keepFeatures: FEATURES,
        noHinting: true, // instructions for screens of few dots, a third of the letters' weight
      });
    }
  },
});
