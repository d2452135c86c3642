// Who leads through a table: a lesson, or an exercise of a review. Its words stand beside the board (the snippet `guide`).
import type { Component } from 'svelte';
import type { Offer } from '$lib/board';
import type { Arrow } from '../../lessons/lesson';

export interface Guided {
  /** What waits for an answer; null once it is over. */
  readonly asked: { glow?: string[]; arrows?: Arrow[] } | null;
  readonly Arrows?: Component<{ arrows: Arrow[]; root: HTMLElement }>;
  /** What an answer leads to: on, or once more. */
  offer(broken: (error: unknown) => void): Offer | null;
  /** What the board offers, as far as it leads on. */
  lead(offer: Offer | null): Offer | null;
}
