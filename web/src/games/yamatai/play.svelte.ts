// What the person is doing: what is touched and picked, and the moves for it.
import type { BoardProps, Refusal } from '$lib/board';
import { QuestionController } from '../shared/asking.svelte';
import { askOf } from './ask';
import type { Ask, Desk } from './ask/ask';
import { outcomeWords } from './ask/outcome';
import type { ColourId } from './box.svelte';
import type { YamataiState } from './model';
import type { GameEvent, MoveParts } from './protocol';
import { b } from './text';
import { refusalWords } from './words';

export class Play
  extends QuestionController<YamataiState, Ask, MoveParts, GameEvent>
  implements Desk
{
  mode = $state<MoveParts['kind'] | null>(null);
  colour = $state<ColourId | null>(null);
  space = $state<number | null>(null);
  tile = $state<string | null>(null);
  island = $state<number | null>(null);
  picks = $state<number[]>([]);
  chosen = $state<string | null>(null);

  constructor(
    props: () => BoardProps<YamataiState>,
    busy: () => boolean,
    private readonly onMap: () => boolean = () => false,
  ) {
    super(props, busy, { b, outcomeWords, refusalWords, clause: 'YAM-T2' });
  }

  protected askNow(): Ask {
    return askOf(this);
  }

  get listed(): boolean {
    return this.onMap();
  }

  enter(mode: MoveParts['kind'] | null): void {
    this.reset();
    this.mode = mode;
  }

  override reset(): void {
    super.reset();
    this.mode = this.colour = this.space = this.tile = this.island = this.chosen = null;
    this.picks = [];
  }

  sendPair([first = '', second]: string[], step: string, after?: string): void {
    this.wait();
    void this.props()
      .preview([first])
      .then(({ state, to_move, ended }) => {
        const open = !ended && to_move === this.me && state?.steps[0]?.step === step;
        const rest = open ? (second ?? after) : undefined;
        this.props().choose(rest ? [first, rest] : [first]);
      })
      .catch(() => this.free());
  }

  // -- touching; true when the touch meant something

  touchSpace(space: number): boolean {
    const { ask } = this;
    const refuses = (one: Refusal): boolean => one['space'] === space && this.#about(one);
    return (
      this.touch(space, [ask?.spaces, ask?.chosenSpaces], ask?.onspace, refuses) || this.miss()
    );
  }
  touchIsland(island: number): boolean {
    const { ask } = this;
    return this.touch(
      island,
      [ask?.islands, ask?.chosenIslands],
      ask?.onisland,
      (one) => one['island'] === island && this.#about(one),
    );
  }
  touchThing(id: string): boolean {
    const { ask } = this;
    const [kind = '', what = ''] = id.split(/:(.*)/s);
    const part: Record<string, (one: Refusal) => boolean> = {
      fleet: (one) => one.kind === 'fleet' && String(one['fleet']) === what,
      boat: (one) => one.kind === 'place' && one['colour'] === what,
      tile: (one) => ['build', 'reserve'].includes(one.kind) && one['building'] === what,
      specialist: (one) => one.kind === 'recruit' && one['specialist'] === what,
      power: (one) => one.kind === what,
    };
    const refuses = part[kind] ?? ((one: Refusal) => one.kind === kind && one['colour'] === what);
    return this.touch(id, [ask?.things, ask?.picked], ask?.onthing, refuses) || this.miss();
  }
  /** While a power is under way, only what concerns it. */
  #about(one: Refusal): boolean {
    return this.mode === null || one.kind === this.mode;
  }
}
