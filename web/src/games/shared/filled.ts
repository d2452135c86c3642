// The texts of an edition are templates: "{effect.reward}" says a value of the component that bears the
// text (docs/editions.md). Filled in when a box is put on the table, in every language they have, by the
// same rules as the terminal's (core/editions/component_text.cpp).

import { formFor } from '../../lib/fill';

type Json = unknown;
type Members = Record<string, Json>;

const isMembers = (json: Json): json is Members =>
  typeof json === 'object' && json !== null && !Array.isArray(json);
const isWhole = (json: Json): json is number => Number.isInteger(json);

/** Of a list the item with this id, or at this place. */
function step(at: Json, name: string): Json {
  if (Array.isArray(at))
    return at.find((item) => isMembers(item) && item['id'] === name) ?? at[Number(name || NaN)];
  return isMembers(at) ? at[name] : undefined;
}

function valueAt(path: string, component: Json, edition: Json): Json {
  const fromTop = path.startsWith('/');
  return path
    .slice(fromTop ? 1 : 0)
    .split('.')
    .reduce(step, fromTop ? edition : component);
}

class Filler {
  readonly #numbers: Intl.NumberFormat;
  constructor(
    readonly language: string,
    readonly edition: Json,
  ) {
    this.#numbers = new Intl.NumberFormat(language);
  }

  fill(text: string, component: Json): string {
    return text.replace(
      /\{([^{}]*)\}/g,
      (whole, inside: string) => this.#say(inside, component) ?? whole,
    );
  }

  #say(inside: string, component: Json): string | undefined {
    const [value = '', ...forms] = inside.split('|');
    const [path = '', unit] = value.split(':');
    if (/^\d+$/.test(path)) return path;
    const found = valueAt(path, component, this.edition);
    const size = unit === undefined ? 1 : valueAt(`/units.${unit}.size`, undefined, this.edition);
    if (!isWhole(size)) return undefined;
    if (forms.length > 0)
      return isWhole(found) ? formFor(found * size, forms, this.language) : undefined;
    if (Array.isArray(found))
      return found.every(isWhole)
        ? found.map((one) => this.#number(one * size)).join(' / ')
        : undefined;
    if (isWhole(found)) return this.#number(found * size);
    return isMembers(found) && unit === undefined ? this.#amounts(found) : undefined;
  }

  #number(number: number): string {
    return this.#numbers.format(number);
  }

  /** {"copper": 1, "yen": 2}: "1 copper + 2 yen", by the words of the edition's vocabulary. */
  #amounts(values: Members): string | undefined {
    const said: string[] = [];
    for (const kind of Object.keys(values).sort()) {
      const [word, count] = [valueAt(`/vocabulary.${kind}`, undefined, this.edition), values[kind]];
      if (!isMembers(word) || !isWhole(count)) return undefined;
      if (count !== 0) said.push(this.#amount(word, count));
    }
    return said.join(' + ') || '0';
  }

  #amount(word: Members, count: number): string {
    const text = textIn(word['text'], this.language);
    if (text) return new Filler(this.language, undefined).fill(text, { count });
    return `${this.#number(count)} ${textIn(word['name'], this.language)}`;
  }
}

/** Of texts by language: in this one, in its main language, in English, in any. */
export function textIn(texts: Json, language: string): string {
  if (!isMembers(texts)) return '';
  const wanted = [language, language.split('-')[0] ?? '', 'en', ...Object.keys(texts)];
  return wanted.map((one) => texts[one]).find((text) => typeof text === 'string') ?? '';
}

/** A copy of an edition with all names and texts filled in. */
export function filled<Edition>(edition: unknown): Edition {
  const fillers = new Map<string, Filler>();
  const fillerOf = (language: string): Filler => {
    const filler = fillers.get(language) ?? new Filler(language, edition);
    fillers.set(language, filler);
    return filler;
  };
  const texts = (json: Members, component: Json): Json =>
    Object.fromEntries(
      Object.entries(json).map(([language, text]) => [
        language,
        typeof text === 'string' ? fillerOf(language).fill(text, component) : text,
      ]),
    );
  const all = (json: Json): Json => {
    if (Array.isArray(json)) return json.map(all);
    if (!isMembers(json)) return json;
    return Object.fromEntries(
      Object.entries(json).map(([key, value]) => [
        key,
        (key === 'name' || key === 'text') && isMembers(value) ? texts(value, json) : all(value),
      ]),
    );
  };
  return all(edition) as Edition;
}

/** The languages that names and texts of an edition have. */
export function languagesOf(edition: Json): string[] {
  const found = new Set<string>();
  const look = (json: Json): void => {
    if (Array.isArray(json)) json.forEach(look);
    if (!isMembers(json)) return;
    for (const [key, value] of Object.entries(json)) {
      if ((key === 'name' || key === 'text') && isMembers(value))
        Object.keys(value).forEach((language) => found.add(language));
      else look(value);
    }
  };
  look(edition);
  return [...found].sort();
}
