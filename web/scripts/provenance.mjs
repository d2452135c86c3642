// Leaves out of the standard editions what no board reads: where their values come from (docs/editions.md).

/** A plugin of Vite. */
export const withoutProvenance = () => ({
  name: 'without-provenance',
  enforce: 'pre',
  transform(text, id) {
    if (!/\/editions\/[\w-]+\.json$/.test(id)) return null;
    return { code: JSON.stringify({ ...JSON.parse(text), provenance: undefined }), map: null };
  },
});
