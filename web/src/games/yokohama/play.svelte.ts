// What the person is doing: what is touched and picked, and the moves for it.
import type { BoardProps, PreviewAnswer, Refusal } from '$lib/board';
import { QuestionController } from '../shared/asking.svelte';
import { askOf } from './ask';
import type { Ask, Desk } from './ask/ask';
import { outcomeWords } from './ask/outcome';
import type { YokohamaState } from './model';
import { stepwise, type Planned } from './stepwise';
import type { GameEvent, MoveParts } from './protocol';
import { b } from './text';
import { refusalWords } from './words';

export class Play
  extends QuestionController<YokohamaState, Ask, MoveParts, GameEvent>
  implements Desk
{
  cell = $state<number | null>(null);
  picks = $state<string[]>([]);
  counts = $state<Record<number, number>>({});
  warned = $state(false);

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

  #plan(moves: string[]): Promise<Planned<YokohamaState>> {
    const { preview } = this.props();
    if (moves.every((move) => move.startsWith('walk '))) return stepwise(moves, this.me, preview);
    return preview(moves).then((answer) => ({ moves, answer }));
  }
  protected override async ahead(moves: string[]): Promise<PreviewAnswer<YokohamaState>> {
    return (await this.#plan(moves)).answer;
  }

  /** Sends them; `finish`: with `done` after them, were that step to ask for more. */
  override send(moves: string[], finish?: string): void {
    if (!finish) return super.send(moves);
    const { me } = this;
    this.wait();
    void this.#plan(moves)
      .then(({ moves: needed, answer }) => {
        const more =
          answer.to_move === me &&
          answer.state?.steps[0]?.step === finish &&
          answer.legal?.some(({ text }) => text === 'done');
        this.props().choose(more ? [...needed, 'done'] : needed);
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
