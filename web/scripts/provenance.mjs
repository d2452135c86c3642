// Leaves out of the standard editions what no board reads: where their values come from, and what their designers note
// beside them (docs/editions.md).

const NOTES = new Set(['provenance', 'valuation', 'meaning']);

/** A plugin of Vite. */
export const withoutProvenance = () => ({
  name: 'without-provenance',
  enforce: 'pre',
  transform(text, id) {
    if (!/\/editions\/[\w-]+\.json$/.test(id)) return null;
    return {
      code: JSON.stringify(JSON.parse(text, (key, value) => (NOTES.has(key) ? undefined : value))),
      map: null,
    };
  },
});
