// A game of one's own that goes on where a reviewed one stood at a step, against bots.
import type { PlyEvents } from '$lib/engine/client';
import type { Seat } from '$lib/engine/protocol';
import { t } from '$lib/i18n';
import type { GameRecord, KeptReview } from '$lib/review/kept';
import { settings } from '$lib/settings/settings.svelte';
import { createGame, readGame, type StoredEntry, type StoredSeat } from '$lib/table/stored';
import { botNames } from '../new/seats';

/** Of bots that take the places of people. */
const LEVEL = 3;

/** How well a seat was played by a bot, if one did: tables of the server write it into the record. */
const levelOf = ({ name = '' }: GameRecord['players'][number]): number =>
  Number(/^level(\d)$/.exec(name)?.[1] ?? LEVEL);

/** Begins it; its address. `plies`: what was played, the set-up first. */
export function playOn({ key, record }: KeptReview, plies: PlyEvents[], me: Seat): string {
  const [from, id = ''] = key.split('/');
  const stored = from === 'solo' ? readGame(id) : null;
  const seats = record.players.map((player, seat): StoredSeat => {
    if (seat === me) return { name: settings.name || t('new:me'), kind: 'person' };
    const level = stored?.seats[seat]?.level ?? levelOf(player);
    return { name: botNames[seat] ?? '', kind: 'bot', level };
  });
  const at = Date.now();
  const entries = plies.flatMap(({ move, seat }): StoredEntry[] =>
    move === null || seat === null ? [] : [{ seat, at, move }],
  );
  const { id: begun } = createGame({
    game: record.game,
    seats,
    me,
    openHands: stored?.openHands ?? false,
    variants: record.options?.variants ?? [],
    seed: record.seed ?? '',
    entries,
  });
  return `/solo/${begun}`;
}
