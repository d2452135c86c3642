// A game against a bot at once, with what the person likes best.
import type { GameMeta } from '$lib/game';
import { t } from '$lib/i18n';
import { settings } from '$lib/settings/settings.svelte';
import { createGame } from '$lib/table/stored';
import { seatOfMe, sittingDown, standardSeats } from './seats';

/** The address of its table. */
export function quickGame({ id, seats }: GameMeta, level: number): string {
  const plan = standardSeats(seats.min, level, settings.crest);
  const game = createGame({
    game: id,
    seats: sittingDown(plan, settings.name || t('new:me')),
    me: seatOfMe(plan),
    openHands: false,
  });
  return `/solo/${game.id}`;
}
