// Shows a game, or its drawings, in the gallery with the game's texts: ?lang=fr.
import { mount, type Component } from 'svelte';
import { isLanguage, setLanguage } from '$lib/i18n';
import { useTextsOf } from '../../texts';
import '../../../styles/fonts.css';
import '../../../styles/tokens.css';
import '../../../styles/base.css';
import Gallery from './Gallery.svelte';
import type { Looked } from './looked';

export async function show(
  game: string,
  Page: Component<never>,
  props: object = {},
): Promise<void> {
  const wanted = new URLSearchParams(location.search).get('lang');
  await setLanguage(isLanguage(wanted) ? wanted : 'en');
  await useTextsOf(game);
  const target = document.getElementById('app');
  if (target) mount(Page as Component<object>, { target, props });
}

/** The board of a game in one of its situations: ?s=main&n=4. */
export const showTable = <P>(game: string, looked: Looked<P>): Promise<void> =>
  show(game, Gallery as Component<never>, looked);
