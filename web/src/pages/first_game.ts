// The game after a course: always the same deal, a gentle bot, open hands, and somebody who explains.
import { metaOf } from '../games';
import { FIRST_DEAL } from '../lessons/courses';
import { t } from '$lib/i18n';
import { router } from '$lib/router.svelte';
import { settings } from '$lib/settings/settings.svelte';
import { createGame } from '$lib/table/stored';
import { botNames } from './new/seats';

export function beginFirstGame(game: string): void {
  const seats = [
    { name: settings.name || t('new:me'), kind: 'person' as const },
    { name: botNames[1], kind: 'bot' as const, level: 1 },
  ];
  const openHands = metaOf(game)?.hides ?? false;
  const { id } = createGame({ game, seats, me: 0, openHands, guided: true, seed: FIRST_DEAL });
  router.go(`/solo/${id}`);
}
