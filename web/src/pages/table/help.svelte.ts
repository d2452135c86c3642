// Help for a person who plays alone against bots: hints, the coach, and the companion of the first games.
import { untrack } from 'svelte';
import type { GameModule, Names } from '$lib/board';
import type { Session } from '$lib/engine/client';
import { settings } from '$lib/settings/settings.svelte';
import { Coach, Hints } from '$lib/table/hints.svelte';
import type { TableView } from '$lib/table/view.svelte';
import { Companion } from '../../lessons/companion.svelte';
import { useGuideOf } from '../../lessons/courses';

/** The table at which help is given. */
export interface Helped {
  /** The id of its game. */
  readonly id: string;
  readonly view: TableView;
  readonly game: GameModule | null;
  readonly names: Names;
  readonly choosing: boolean;
  readonly broken: (error: unknown) => void;
}

export class Help {
  readonly hints: Hints;
  readonly coach: Coach;
  companion = $state.raw<Companion | null>(null);

  constructor(
    private readonly table: Helped,
    thinking: (name: string) => Session,
  ) {
    this.hints = new Hints(
      thinking('hints'),
      () => table.game,
      () => table.names,
    );
    this.coach = new Coach(thinking('coach'));

    // Something else lies on the table: what was said of the table before no longer holds.
    $effect(() => {
      void table.view.state;
      void table.view.complete;
      untrack(() => this.hints.clear());
    });
    // The coach thinks while the player does, so that it knows by the time the turn is whole.
    $effect(() => this.followTurn());
    // The companion's words are fetched only where it is wanted.
    $effect(() => {
      this.companion = null;
      if (!this.guided) return;
      let left = false;
      useGuideOf(table.id).then(
        () => left || (this.companion = new Companion(table.id)),
        () => undefined,
      );
      return () => (left = true);
    });
    // The companion speaks when a question comes and falls silent after the turn.
    $effect(() => this.followQuestion());
  }

  /** Alone against bots, as the table says: with other people there is neither hint nor coach. */
  readonly alone = $derived.by<boolean>(
    () => this.table.view.info?.hints !== undefined && this.table.view.line === 'open',
  );
  readonly coached = $derived.by<boolean>(() => this.alone && settings.coach);
  readonly guided = $derived.by<boolean>(
    () => this.alone && (this.table.view.info?.guided ?? false),
  );

  /** No hint is shown or being thought about. */
  get isQuiet(): boolean {
    return this.hints.step === null && !this.hints.thinking;
  }

  /** The names of what a hint points at. */
  get pointed(): string[] | undefined {
    return this.hints.hint?.look;
  }

  readonly hint = (): void => {
    const { id, view, broken } = this.table;
    const { state, legal, me } = view;
    if (!state || me === null) return;
    this.hints.ask({ game: id, state, legal, me }).then((given) => given && view.hinted(), broken);
  };

  /** Plays the turn that the hint names, as if chosen on the board: it can be taken back. */
  readonly doIt = (): void => {
    const { hint } = this.hints;
    if (!hint) return;
    this.hints.clear();
    this.table.view.choose(hint.moves);
  };

  /** Asks the companion what is being decided, or calls it to the table. */
  readonly guide = (): void => {
    const { view } = this.table;
    if (this.companion && view.state) this.companion.call(view.state);
    else view.guide(true);
  };

  /** Confirms the turn, unless the coach has something to say first. */
  readonly confirm = async (): Promise<void> => {
    const { coach, coached, table } = this;
    if (coach.thinking) return;
    const turn = table.view.staged.join();
    if (coached && !(await coach.lets())) return;
    // Meanwhile it may have been taken back, and another one played.
    if (table.view.complete && table.view.staged.join() === turn) table.view.confirm();
  };

  /** Tells the coach how far the turn is. */
  followTurn(): void {
    const { coach, coached, table } = this;
    const { choosing, id } = table;
    const { myTurn, staged, state, complete, choices } = table.view;
    untrack(() => {
      if (!myTurn || staged.length === 0) coach.reset();
      if (coached && choosing && state) coach.watch(id, state, staged);
      if (coached && complete) void coach.judge(choices);
      else coach.loss = null;
    });
  }

  /** Tells the companion what is asked. */
  followQuestion(): void {
    const { companion } = this;
    if (!companion) return;
    const { myTurn, state } = this.table.view;
    const { choosing } = this.table;
    untrack(() => {
      if (!myTurn) companion.rest();
      else if (choosing && state) companion.ask(state);
    });
  }
}
