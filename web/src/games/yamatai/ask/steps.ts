// The other steps of a turn: the fleet, its free boat, tokens, the port, a specialist (YAM-T1, T6, T10, T11).
import { box, COLOURS } from '../box.svelte';
import { fleetOf, payable, portSize, spread } from '../model';
import {
  amount,
  boatTitle,
  fleetBoats,
  fleetTitle,
  kindCount,
  kindTitle,
  powerText,
  specialistName,
} from '../names';
import { b } from '../text';
import { done, main } from '../../shared/ask';
import { sumOf } from '../../shared/counts';
import { cancel, islandOf, type Ask, type Choice, type Desk } from './ask';
import { openPowers, powerActions, usePower } from './powers';

const powers = (play: Desk): string[] => openPowers(play).map((kind) => `power:${kind}`);

export function fleet(play: Desk): Ask {
  const picked = play.chosen;
  const number = Number(picked?.slice(6) ?? 0);
  return {
    title: picked
      ? b('fleet.picked', { fleet: fleetTitle(number), boats: fleetBoats(number) })
      : b('fleet.title'),
    detail: picked ? powerText(fleetOf(number)?.power) : b('fleet.hint'),
    actions: picked ? [main(play, 'take', b('fleet.take'), `fleet ${number}`)] : [],
    things: new Set(play.of('fleet').map((move) => `fleet:${Number(move.fleet)}`)),
    picked: new Set(picked ? [picked] : []),
    tab: 'fleets',
    onthing: (id) =>
      play.confirms || picked === id
        ? play.send([`fleet ${Number(id.slice(6))}`])
        : (play.chosen = id),
  };
}

export function freeBoat(play: Desk): Ask {
  return {
    title: b('free.title'),
    actions: [],
    choices: play.of('boat').map((move): Choice => {
      const colour = move.colour;
      return {
        id: move.text,
        label: boatTitle(colour),
        detail: b('free.left', { count: play.state.supply[colour] }),
        icons: [`boat-${colour}`],
        run: () => play.send([move.text]),
      };
    }),
    tab: 'map',
  };
}

export function collect(play: Desk): Ask {
  return {
    title: b('collect.title'),
    detail: b('collect.hint'),
    actions: [],
    islands: new Set(play.of('take').map(islandOf)),
    tab: 'map',
    onisland: (island) => play.send([`take ${island}`]),
  };
}

export function extra(play: Desk): Ask {
  return {
    title: b('extra.title'),
    actions: done(play, b('extra.none')),
    islands: new Set(play.of('extra').map(islandOf)),
    tab: 'map',
    onisland: (island) => play.send([`extra ${island}`]),
  };
}

/** What is lost of the boats in hand, where the port has no room for all, and what it costs (YAM-T10). */
export function asideWords(play: Desk): string {
  const player = play.state.seats[play.me];
  const over = player ? sumOf(player.boats) - portSize(player) : 0;
  if (!player || over <= 0) return '';
  const pairs = Math.floor((player.aside + over) / 2) - Math.floor(player.aside / 2);
  const cost = pairs * box.now.rules.set_aside_pair_penalty;
  return b(cost > 0 ? 'port.hint_points' : 'port.hint', {
    boats: amount('boats', over),
    points: amount('points', -cost),
  });
}

/** What is dear stays, as long as nothing else is said. */
const worth = (colour: string): number => box.now.boats.find(({ id }) => id === colour)?.price ?? 9;

/** No boat can stay; powers may still bring some. */
function emptyPort(play: Desk): Ask {
  return {
    title: b('port.empty'),
    actions: [...done(play, b('port.go_on')), ...powerActions(play)],
    things: new Set(powers(play)),
    tab: 'map',
    onthing: (id) => usePower(play, id.slice(6)),
  };
}

export function port(play: Desk): Ask {
  if (play.of('keep').length === 0) return emptyPort(play);
  const player = play.state.seats[play.me];
  const boats = player ? spread(player.boats) : [];
  const texts = play.of('keep').map((move) => ({ text: move.text, boats: move.boats }));
  const size = Math.min(portSize(player), boats.length);
  const dearest = boats
    .map((_, i) => i)
    .sort((a, z) => worth(boats[z] ?? '') - worth(boats[a] ?? ''))
    .slice(0, size);
  const picks = play.chosen === 'own' || !play.advised ? play.picks : dearest;
  const kept = picks
    .map((i) => boats[i] ?? 'green')
    .sort((a, z) => COLOURS.indexOf(a) - COLOURS.indexOf(z));
  const found = texts.find((one) => [...one.boats].sort().join() === [...kept].sort().join());
  return {
    title: b('port.title', { count: size }),
    detail: asideWords(play),
    actions: [
      found
        ? main(play, 'keep', b('port.do'), found.text)
        : {
            id: 'keep',
            label: b('port.do'),
            tone: 'main',
            refusal: { text: b('port.title', { count: size }), clause: 'YAM-T10' },
            run: () => undefined,
          },
      ...powerActions(play),
    ],
    choices: boats.map((colour, i): Choice => ({
      id: `boat ${i}`,
      label: boatTitle(colour),
      icons: [`boat-${colour}`],
      pressed: picks.includes(i),
      run: () => {
        play.chosen = 'own';
        play.picks = picks.includes(i)
          ? picks.filter((one) => one !== i)
          : [...picks.slice(picks.length >= size ? 1 : 0), i];
      },
    })),
    things: new Set(powers(play)),
    moves: found ? [found.text] : null,
    tab: 'map',
    onthing: (id) => usePower(play, id.slice(6)),
  };
}

export function recruit(play: Desk): Ask {
  const picked = play.chosen;
  const id = picked?.slice(11) ?? '';
  const { identical } = box.now.rules.specialist_cost;
  const payments = play.of('recruit').filter((move) => move.specialist === id);
  const tokensOf = (kinds: string[]): string[] =>
    kinds.length === 1 ? Array.from({ length: identical }, () => kinds[0] ?? '') : kinds;
  // What one has most of goes first.
  const spare = (kinds: string[]): number =>
    Math.min(...kinds.map((kind) => play.state.seats[play.me]?.culture[kind as 'tea'] ?? 0));
  const ordered = [...payments].sort((a, z) => spare(z.kinds) - spare(a.kinds));
  const recruited = play.state.steps[0]?.recruited === true;
  const player = play.state.seats[play.me];
  const able = player !== undefined && payable(player.culture);
  /** Nobody can be recruited; the turn goes on for a power alone. */
  const over = recruited || play.of('recruit').length === 0;
  return {
    title: picked
      ? b('recruit.pay', { specialist: specialistName(id) })
      : b(over ? 'recruit.after' : 'recruit.title'),
    detail: picked
      ? powerText(box.now.specialists.find((one) => one.id === id)?.power)
      : recruited || (over && able)
        ? ''
        : b(over ? 'recruit.lacking' : 'recruit.hint', box.now.rules.specialist_cost),
    actions: [
      ...(picked ? [cancel(play)] : []),
      ...done(play, b(over ? 'recruit.end' : 'recruit.none')),
      ...(picked ? [] : powerActions(play)),
    ],
    choices: ordered.map((move): Choice => {
      const kinds = move.kinds;
      return {
        id: move.text,
        label:
          kinds.length === 1
            ? kindCount(kinds[0] ?? '', identical)
            : kinds.map(kindTitle).join(', '),
        icons: tokensOf(kinds),
        run: () => play.send([move.text]),
      };
    }),
    things: new Set([
      ...play.of('recruit').map((move) => `specialist:${move.specialist}`),
      ...powers(play),
    ]),
    picked: new Set(picked ? [picked] : []),
    tab: picked || over ? 'map' : 'cards',
    onthing: (thing) =>
      thing.startsWith('power:')
        ? usePower(play, thing.slice(6))
        : (play.chosen = picked === thing ? null : thing),
  };
}

export function sort(): Ask {
  return { title: b('sort.title'), detail: b('sort.hint'), actions: [], sort: true, tab: 'map' };
}
