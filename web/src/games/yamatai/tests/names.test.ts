// What the log calls a space stands beside it on the map.
import { render } from 'svelte/server';
import { expect, it } from 'vitest';
import Mooring from '../map/Mooring.svelte';

it.each([15, null])('a space has its name on the map, in letters of size %s', (letters) => {
  const { body } = render(Mooring, {
    props: {
      space: 24,
      spot: { x: 0, y: 0 },
      boat: 'red',
      fresh: false,
      last: false,
      can: false,
      chosen: false,
      ghost: null,
      label: '',
      name: '24',
      letters,
      ontouch: () => undefined,
    },
  });
  expect(/<text[^>]*>24<\/text>/.test(body)).toBe(letters !== null);
});
