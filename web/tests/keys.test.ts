// Letters are keys of the table wherever they lie, and whatever they write.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { press } from '../src/pages/table/keys';

beforeEach(() => {
  vi.stubGlobal('Element', class {});
  vi.stubGlobal('document', { querySelector: () => null, querySelectorAll: () => [] });
});
afterEach(() => vi.unstubAllGlobals());

/** What a key means. */
function meant(key: string, code: string): string[] {
  const done: string[] = [];
  const say = (what: string) => () => void done.push(what);
  const event = { key, code, target: null } as unknown as KeyboardEvent;
  press(event, {
    log: say('log'),
    help: say('help'),
    explain: say('explain'),
    retell: say('retell'),
  });
  return done;
}

it.each([
  ['Latin', 'l', 'KeyL'],
  ['caps lock', 'L', 'KeyL'],
  ['Dvorak', 'l', 'KeyP'],
  ['Russian', 'д', 'KeyL'],
  ['Russian with caps lock', 'Д', 'KeyL'],
  ['Greek', 'λ', 'KeyL'],
  ['Hebrew', 'ך', 'KeyL'],
])('%s: the key that writes %s', (_, key, code) => expect(meant(key, code)).toEqual(['log']));

it.each([
  ['p', 'KeyL'],
  [';', 'KeyL'],
  ['Dead', 'KeyL'],
  ['é', 'Digit2'],
])('%s means nothing', (key, code) => expect(meant(key, code)).toEqual([]));

it('the question mark is found by what it writes', () =>
  expect(meant('?', 'Digit7')).toEqual(['help']));

it('where the answers are buttons of the bar, the key for the next choice goes through them, and never undoes', async () => {
  const bar = { activeElement: '' };
  const button = (name: string): object => ({
    name,
    focus: () => (bar.activeElement = name),
    getClientRects: () => [{}],
    checkVisibility: () => true,
  });
  const steps = ['1 step', '2 steps', '3 steps'].map(button);
  vi.stubGlobal('document', {
    querySelector: () => null,
    querySelectorAll: (selector: string) => {
      if (/\.stage|\.main|role="tab"/.test(selector)) return [];
      return selector.includes(':not([data-action="undo"])') ? steps : [button('Undo'), ...steps];
    },
    get activeElement() {
      return steps.find((one) => (one as { name: string }).name === bar.activeElement);
    },
  });
  const reached: string[] = [];
  for (let i = 0; i < 4; ++i) {
    meant('n', 'KeyN');
    await Promise.resolve();
    await new Promise((done) => void setTimeout(done));
    reached.push(bar.activeElement);
  }
  expect(reached).toEqual(['1 step', '2 steps', '3 steps', '1 step']);
});
