// Rules pages and texts of components follow the numbers of the edition: each is changed in turn, and some
// sentence says another thing. What no sentence is about is named here. (That French names the same values as
// English is in i18n.test.ts, that the texts of components follow in both in tests/games/component_texts_test.cpp.)
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { setLanguage } from '$lib/i18n';
import * as nipponBox from '../src/games/nippon/box.svelte';
import { ruleFigures as nipponFigures } from '../src/games/nippon/figures';
import * as osakaBox from '../src/games/osaka/box.svelte';
import { ruleFigures as osakaFigures } from '../src/games/osaka/figures';
import { filled } from '../src/games/shared/filled';
import { useTextsOf } from '../src/games/texts';
import * as yamataiBox from '../src/games/yamatai/box.svelte';
import { ruleFigures as yamataiFigures } from '../src/games/yamatai/figures';
import * as yokohamaBox from '../src/games/yokohama/box.svelte';
import { ruleFigures as yokohamaFigures } from '../src/games/yokohama/figures';
import nippon from '../../editions/nippon.json';
import osaka from '../../editions/osaka.json';
import yamatai from '../../editions/yamatai.json';
import yokohama from '../../editions/yokohama.json';

type Path = (string | number)[];

/** The numbers of an edition; of a long list its first and its last. */
function* numbers(json: unknown, path: Path = []): Generator<Path> {
  if (typeof json === 'number') yield path;
  if (typeof json !== 'object' || json === null) return;
  const all = Object.entries(json);
  const some = Array.isArray(json) && json.length > 3 ? [all[0], all.at(-1)] : all;
  for (const [key, value] of some as [string, unknown][]) if (key !== 'provenance') yield* numbers(value, [...path, Array.isArray(json) ? Number(key) : key]);
}

function changed(edition: unknown, path: Path): unknown {
  const other = structuredClone(edition) as Record<string, unknown>;
  const place = path.slice(0, -1).reduce((at, key) => at[key] as Record<string, unknown>, other);
  const last = path.at(-1) ?? '';
  place[last] = Number(place[last]) + 1;
  return other;
}

const withoutIndex = (path: Path): string => path.map((key) => (typeof key === 'number' ? '#' : key)).join('.');

/** All that the rules say of a box, and what the texts of its components do. */
interface Game {
  useEdition(edition: unknown): void;
  ruleFigures(): unknown;
}

function said(game: Game, edition: unknown): string {
  game.useEdition(edition);
  const texts: unknown[] = [];
  const look = (json: unknown): void => {
    if (typeof json !== 'object' || json === null) return;
    for (const [key, value] of Object.entries(json)) {
      if (key === 'text' || key === 'name') texts.push(value);
      else look(value);
    }
  };
  look(filled(edition));
  return JSON.stringify([game.ruleFigures(), texts]);
}

/** What no sentence is about: shown on boards, cards and the map; counts of pieces; what the engine's check
 *  allows one value for, or holds equal to another that is said. */
const games: [id: string, game: Game, edition: unknown, unsaid: RegExp][] = [
  ['osaka', { ...osakaBox, ruleFigures: osakaFigures }, osaka, /^(track\.#\.index|tokens\.per_colour)/],
  [
    'yokohama',
    { ...yokohamaBox, ruleFigures: yokohamaFigures },
    yokohama,
    /^(format|valuation|agents\.(total|per_turn)|goods\.#\.pieces|imports\.pieces|prices\.warehouse\.assistant|kinds|areas\.#\.used|layout|orders|order_rules\.take|technologies\.#\.copies|buildings|level5|achievement_complete\.expansion|church\.(payment_each|faith_per)|laboratories\.#\.(used|slots\.#\.slot)|ports|players\.\d\.(order_deck|hand\.presidents|score_markers)|players\.4\.orders_removed|mini_expansions)/,
  ],
  [
    'yamatai',
    { ...yamataiBox, ruleFigures: yamataiFigures },
    yamatai,
    /^(format|coins|start_money\.coins|tokens\.#\.(count|points)|figures|player_colours|rules\.fleet_slots|buildings\.#\.points|map)/,
  ],
  [
    'nippon',
    { ...nipponBox, ruleFigures: nipponFigures },
    nippon,
    /^(format|units|players\.(min|max)|start\.(trains|ships|factories|machines|workers|tracks)|goods|actions\.#\.min|action_spaces|workers\.(colours|per_colour)|worker_rows\.printed|player_count_limits\.reward_tiles_removed_per_multiplier\.4|scoring_track|end_of_game\.refill|vp_table\.#\.known|regions\.#\.(index|cities)|city_tiles_used|influence_tiles|influence_table\.#\.known|contracts|tracks|ships_row|trains_row|ships\.|trains\.|machines|plans\.(tiles|values|limited)|achievements\.#\.params\.own_influence)/,
  ],
];

describe.each(games)('the sentences of %s', (id, game, edition, unsaid) => {
  beforeAll(async () => {
    await setLanguage('en');
    await useTextsOf(id);
  });
  afterEach(() => game.useEdition(null));

  it('follow its numbers', () => {
    const before = said(game, edition);
    const told = [...numbers(edition)].filter((path) => !unsaid.test(withoutIndex(path)));
    expect(told.length).toBeGreaterThan(15);
    const silent = told.filter((path) => said(game, changed(edition, path)) === before).map(withoutIndex);
    expect([...new Set(silent)]).toEqual([]);
  }, 60_000);
});
