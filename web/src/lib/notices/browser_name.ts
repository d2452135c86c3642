// What a browser is called in the list of ways, in any language: "Firefox (Linux)".

/** Each names itself after those that it imitates, too: the first found counts. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
];

const firstOf = (all: typeof BROWSERS, agent: string): string =>
  all.find(([sign]) => sign.test(agent))?.[1] ?? '';

/** By what the browser says of itself. */
export function browserName(agent: string): string {
  const [browser, system] = [firstOf(BROWSERS, agent) || 'Browser', firstOf(SYSTEMS, agent)];
  return system === '' ? browser : `${browser} (${system})`;
}
