// What the person is doing: what is touched and picked, and the moves for it.
import type { BoardProps, Refusal } from '$lib/board';
import { QuestionController } from '../shared/asking.svelte';
import { askOf } from './ask';
import type { Ask, Desk, Place } from './ask/ask';
import { outcomeWords } from './ask/outcome';
import type { YokohamaState } from './model';
import type { GameEvent, MoveParts } from './protocol';
import { b } from './text';
import { refusalWords } from './words';

interface Explored {
  state: YokohamaState | null;
  key: string;
  places: Place[];
}

export class Play
  extends QuestionController<YokohamaState, Ask, MoveParts, GameEvent>
  implements Desk
{
  cell = $state<number | null>(null);
  picks = $state<string[]>([]);
  counts = $state<Record<number, number>>({});
  warned = $state(false);
  #explored = $state.raw<Explored>({ state: null, key: '', places: [] });

  constructor(props: () => BoardProps<YokohamaState>, busy: () => boolean) {
    super(props, busy, { b, outcomeWords, between: ' — ', refusalWords, clause: 'YOK-T2' });
  }

  protected askNow(): Ask {
    return askOf(this);
  }

  override reset(): void {
    super.reset();
    this.cell = null;
    this.picks = [];
    this.counts = {};
    this.warned = false;
  }

  rule(clause: string): void {
    this.props().clause(clause);
  }

  placesAfter(moves: string[]): Place[] {
    const { state, key, places } = this.#explored;
    return state === this.state && key === String(moves) ? places : [];
  }
  async explore(moves: string[]): Promise<Place[]> {
    const { state } = this;
    const places = (await this.props()
      .reach(moves)
      .catch(() => [])) as Place[];
    this.#explored = { state, key: String(moves), places };
    return places;
  }

  /** Sends them; `finish`: with `done` after them, were that step to ask for more. Of a walk the engine says
   *  which steps are left to choose. */
  override send(moves: string[], finish?: string): void {
    if (!finish) return super.send(moves);
    const { me } = this;
    this.wait();
    void (finish === 'walk' ? this.props().preview([], moves) : this.props().preview(moves))
      .then((answer) => {
        const more =
          answer.to_move === me &&
          answer.state?.steps[0]?.step === finish &&
          answer.legal?.some(({ text }) => text === 'done');
        this.props().choose([...(answer.moves ?? moves), ...(more ? ['done'] : [])]);
      })
      .catch(() => this.props().choose(moves));
  }

  // -- touching; true when the touch meant something

  touchCell(cell: number): boolean {
    const { ask } = this;
    const answers = ask?.oncell !== undefined;
    return this.touch(
      cell,
      answers ? [ask.cells, ask.chosen] : [],
      ask?.oncell,
      (one) => answers && one['cell'] === cell,
    );
  }
  touchCard(id: string): boolean {
    const { ask } = this;
    const names = (one: Refusal): boolean =>
      ['technology', 'slot', 'achievement', 'order', 'token'].some((part) => one[part] === id) ||
      (one['orders'] as string[] | undefined)?.[0] === id;
    return this.touch(id, [ask?.things, ask?.picked], ask?.onthing, names) || this.miss();
  }
}
