// What the board asks of the person now: what can be touched, what is offered in the bar, and the
// choices shown over the map.
import type { Action } from '$lib/board';
import { cancelling, type Choice as AnyChoice, type TableQuestion } from '../../shared/ask';
import type { Desk as AnyDesk } from '../../shared/asking.svelte';
import type { ColourId } from '../box.svelte';
import type { YamataiState } from '../model';
import type { MoveParts } from '../protocol';
import { b } from '../text';

export type Tab = 'map' | 'fleets' | 'cards' | 'mine' | 'others';

/** A choice that lies nowhere on the table. */
export interface Choice extends AnyChoice {
  /** Drawings, in a row. */
  icons: string[];
}

/** Things: fleets, own boats, trades, tiles, specialists, powers: "fleet:5", "boat:green", "buy:red"… */
export interface Ask extends TableQuestion<Tab, Choice> {
  /** Spaces and islands that answer, and those that are picked. */
  spaces?: Set<number>;
  chosenSpaces?: Set<number>;
  /** The boat that a touch would lay there. */
  ghost?: (space: number) => ColourId | null;
  islands?: Set<number>;
  chosenIslands?: Set<number>;
  /** Tiles to be put back (YAM-F3). */
  sort?: boolean;
  onspace?: (space: number) => void;
  onisland?: (island: number) => void;
}

/** What an ask may use of the play. */
export interface Desk extends AnyDesk<YamataiState, MoveParts> {
  /** A power under way. */
  mode: MoveParts['kind'] | null;
  colour: ColourId | null;
  space: number | null;
  tile: string | null;
  island: number | null;
  /** What may be built is listed over the map. */
  listed: boolean;
  /** Things picked, in their order. */
  picks: number[];
  chosen: string | null;
  /** What is best may be picked beforehand. */
  readonly advised: boolean;
  /** Two touches that are two moves, the lower first; where the engine makes the second by itself it is
   *  not sent. `after`: what ends that step, were it to ask for more. */
  sendPair(moves: string[], step: string, after?: string): void;
  enter(mode: MoveParts['kind'] | null): void;
}

export const spaceOf = (move: { space: number }): number => move.space;
export const islandOf = (move: { island: number }): number => move.island;
export const cancel = (play: Desk): Action => cancelling(b('do.cancel'), () => play.reset());
