// The main step: trade, boats one after the other, then collecting or building (YAM-T3 to T7).
import type { Action } from '$lib/board';
import { COLOURS, type ColourId } from '../box.svelte';
import { buildingOf, harvest } from '../model';
import { boatName, boatTitle, buildingName, islandName, theIsland } from '../names';
import { b } from '../text';
import { tradeWords } from '../words';
import { done, main } from '../../shared/ask';
import { cancel, islandOf, spaceOf, type Ask, type Desk } from './ask';
import { openPowers, powerActions, usePower } from './powers';
import { asideWords } from './steps';

const coloursAt = (play: Desk, space: number): ColourId[] =>
  COLOURS.filter(
    (colour) =>
      (play.colour === null || play.colour === colour) && play.has(`place ${colour} ${space}`),
  );

/** Which boat goes to the space that was touched. */
function whichBoat(play: Desk, space: number): Ask {
  return {
    title: b('main.which'),
    actions: [cancel(play)],
    choices: coloursAt(play, space).map((colour) => ({
      id: `place ${colour}`,
      label: boatTitle(colour),
      icons: [`boat-${colour}`],
      run: () => play.send([`place ${colour} ${space}`]),
    })),
    spaces: new Set([space]),
    chosenSpaces: new Set([space]),
    tab: 'map',
    onspace: () => (play.space = null),
  };
}

/** Tiles and islands that were not yet both touched show what goes with them. */
function building(play: Desk): Pick<Ask, 'islands' | 'chosenIslands' | 'choices' | 'moves'> & {
  actions: Action[];
  title: string | null;
  tiles: string[];
} {
  const moves = play.of('build');
  const { tile, island } = play;
  const fits = (which: string | null, where: number | null) =>
    moves.filter(
      (move) =>
        (which === null || move.building === which) && (where === null || islandOf(move) === where),
    );
  const islands = new Set(fits(tile, null).map(islandOf));
  const tiles = [...new Set(fits(null, island).map((move) => move.building))];
  const ready =
    tile !== null && island !== null
      ? moves.find((move) => move.building === tile && islandOf(move) === island)
      : undefined;
  const choices =
    island !== null && tile === null
      ? tiles.map((one) => ({
          id: `tile ${one}`,
          label: buildingName(one),
          detail: b('tile.points', { count: buildingOf(one)?.points ?? 0 }),
          icons: [buildingOf(one)?.kind ?? 'standard'],
          run: () => (play.tile = one),
        }))
      : [];
  return {
    title: ready
      ? b('main.build', { building: buildingName(tile ?? ''), island: theIsland(island ?? 0) })
      : tile !== null
        ? b('main.where', { building: buildingName(tile) })
        : island !== null
          ? b('main.what', { island: islandName(island) })
          : null,
    actions: ready ? [main(play, 'build', b('main.do_build'), ready.text)] : [],
    ...(choices.length > 0 ? { choices } : {}),
    islands,
    chosenIslands: new Set(island === null ? [] : [island]),
    moves: ready ? [ready.text] : null,
    tiles,
  };
}

export function mainStep(play: Desk): Ask {
  if (play.space !== null && coloursAt(play, play.space).length > 1)
    return whichBoat(play, play.space);
  const { state, me } = play;
  const places = play
    .of('place')
    .filter((move) => play.colour === null || move.colour === play.colour);
  const boats = new Set(play.of('place').map((move) => move.colour));
  const build = building(play);
  const traded = play.chosen ? /^(buy|sell):(\w+)$/.exec(play.chosen) : null;
  const trades = [...play.of('buy'), ...play.of('sell')].map(
    (move) => `${move.kind}:${move.colour}`,
  );
  const tokens = harvest(state);
  const undecided =
    play.tile !== null || play.island !== null || play.colour !== null || traded !== null;
  const actions: Action[] = [...build.actions];
  if (traded)
    actions.push(
      main(
        play,
        'trade',
        tradeWords(traded[1] as 'buy' | 'sell', traded[2] as ColourId, state.seats[me]),
        `${traded[1]} ${traded[2]}`,
      ),
    );
  if (play.has('collect'))
    actions.push({
      id: 'collect',
      label: b('main.collect', { count: tokens }),
      tone: build.actions.length > 0 ? 'plain' : 'main',
      kind: 'collect',
      detail: asideWords(play),
      run: () => play.send(['collect']),
    });
  if (undecided) actions.push(cancel(play));
  const end = done(play, b(state.begun ? 'main.end' : 'main.none'));
  actions.push(...end.map((one) => ({ ...one, detail: asideWords(play) })));
  return {
    title:
      build.title ??
      (play.colour !== null
        ? b('main.lay', { boat: boatName(play.colour) })
        : title(play, places.length, build.tiles.length, trades.length)),
    detail: hint(play, build.tiles),
    actions: [...actions, ...(undecided ? [] : powerActions(play))],
    ...(build.choices ? { choices: build.choices } : {}),
    spaces: new Set(play.tile !== null ? [] : places.map((move) => spaceOf(move))),
    ghost: (space) => coloursAt(play, space)[0] ?? null,
    ...(build.islands ? { islands: build.islands } : {}),
    ...(build.chosenIslands ? { chosenIslands: build.chosenIslands } : {}),
    things: new Set([
      ...[...boats].map((colour) => `boat:${colour}`),
      ...trades,
      ...build.tiles.map((tile) => `tile:${tile}`),
      ...openPowers(play).map((kind) => `power:${kind}`),
    ]),
    picked: new Set([
      ...(play.colour ? [`boat:${play.colour}`] : []),
      ...(play.tile ? [`tile:${play.tile}`] : []),
      ...(play.chosen ? [play.chosen] : []),
    ]),
    moves: build.moves ?? (traded ? [`${traded[1]} ${traded[2]}`] : null),
    tab: 'map',
    onspace: (space) => {
      const [only, ...more] = coloursAt(play, space);
      if (only && more.length === 0) play.send([`place ${only} ${space}`]);
      else play.space = space;
    },
    onisland: (island) => {
      const again = play.island === island;
      play.island = again ? null : island;
      const here = play
        .of('build')
        .filter((move) => islandOf(move) === island)
        .map((move) => move.building);
      if (!again && play.tile === null && here.length === 1) play.tile = here[0] ?? null;
      play.colour = null;
    },
    onthing: (id) => touchThing(play, id),
  };
}

function touchThing(play: Desk, id: string): void {
  const [kind = '', what = ''] = id.split(/:(.*)/s);
  if (kind === 'power') return usePower(play, what);
  if (kind === 'boat') {
    play.colour = play.colour === what ? null : (what as ColourId);
    play.tile = play.island = play.chosen = null;
  } else if (kind === 'tile') {
    play.tile = play.tile === what ? null : what;
    play.colour = play.chosen = null;
    const places = play.of('build').filter((move) => move.building === play.tile);
    if (
      play.tile !== null &&
      (play.island === null || !places.some((move) => islandOf(move) === play.island))
    )
      play.island = places.length === 1 ? islandOf(places[0]!) : null;
  } else {
    play.chosen = play.chosen === id ? null : id;
    play.colour = play.tile = play.island = null;
  }
}

/** Only what is possible is named. */
function title(play: Desk, places: number, tiles: number, trades: number): string {
  if (!play.state.begun) {
    if (places === 0) return b(trades > 0 ? 'main.nowhere_trade' : 'main.nowhere');
    // On a phone the market lies on another leaf.
    return b(trades === 0 ? 'main.first_place' : play.listed ? 'main.first_phone' : 'main.first');
  }
  const [build, collect] = [tiles > 0, play.has('collect')];
  if (places > 0)
    return b(
      build && collect
        ? 'main.next'
        : build
          ? 'main.next_build'
          : collect
            ? 'main.next_collect'
            : 'main.next_only',
    );
  return b(
    build && collect
      ? 'main.act'
      : build
        ? 'main.act_build'
        : collect
          ? 'main.act_collect'
          : 'main.act_none',
  );
}

/** What the chain allows so far. */
function hint(play: Desk, tiles: string[]): string {
  if (!play.state.begun || play.listed || play.tile !== null) return '';
  return tiles.length > 0
    ? b('main.allows', { tiles: tiles.map(buildingName).join(', ') })
    : b('main.allows_none');
}
