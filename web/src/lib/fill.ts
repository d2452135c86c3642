export type Values = Readonly<Record<string, unknown>>;

const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;
const pluralRules = new Map<string, Intl.PluralRules>();

/** As it is printed: with a minus sign, not a hyphen. */
export const numeral = (value: number): string => String(value).replace('-', '\u2212');

/** The words that go with a count, `#` in them being the count; the last form serves for all that the language has beyond. */
export function formFor(count: number, forms: string[], language: string): string {
  const rules = pluralRules.get(language) ?? new Intl.PluralRules(language);
  pluralRules.set(language, rules);
  const has = rules.resolvedOptions().pluralCategories;
  const at = CATEGORIES.filter((one) => has.includes(one)).indexOf(rules.select(count));
  return (forms[Math.min(at, forms.length - 1)] ?? '').replaceAll('#', numeral(count));
}

/** A text with its gaps filled, as core/reading/sentences.cpp does: `{name}` is a value, `{name|one|many}` the form that goes
 *  with a number; numbers have a minus sign besides. A gap without its value stays as it is. */
export function fill(text: string, values: Values, language: string): string {
  return text.replace(/\{([^{}]*)\}/g, (gap, inside: string) => {
    const [name = '', ...forms] = inside.split('|');
    const value = values[name];
    if (value === undefined) return gap;
    if (typeof value !== 'number') return String(value);
    return forms.length > 0 ? formFor(value, forms, language) : numeral(value);
  });
}
