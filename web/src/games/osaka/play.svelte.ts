// What the person is doing: what is touched and picked, and the moves for it.
import { untrack } from 'svelte';
import type { BoardProps } from '$lib/board';
import { QuestionController } from '../shared/asking.svelte';
import { askOf, begin } from './ask';
import type { Answer, Ask, Desk, RowName } from './ask/ask';
import { beginPayment, dueFor } from './ask/buy';
import { spareWords } from './ask/spare';
import { canTouch } from './ask/turn';
import { without, worth, type Card, type ColourId, type OsakaState, type Player } from './model';
import { summaryOf, type Summary } from './summary';
import type { Piece, Table } from './table';
import type { GameEvent, MoveParts } from './protocol';
import { b } from './text';
import { refusalWords } from './words';

export class Play
  extends QuestionController<OsakaState, Ask, MoveParts, GameEvent>
  implements Desk
{
  selected = $state<number | null>(null);
  row = $state<RowName>('market');
  token = $state<ColourId | null>(null);
  buying = $state(false);
  picked = $state<Card[]>([]);
  goods = $state<Card[]>([]);
  note = $state<string | null>(null);
  touched: Card | null = null;

  constructor(
    props: () => BoardProps<OsakaState>,
    busy: () => boolean,
    private readonly lies: () => Table,
  ) {
    super(props, busy, { b, refusalWords, clause: 'OSA-T1' });
  }

  protected askNow(): Ask | null {
    return askOf(this);
  }

  summary = $derived.by<Summary | null>(() => {
    const { told } = this;
    if (!this.buying || !told) return null;
    return untrack(() => summaryOf($state.snapshot(this.table), told));
  });

  override get step(): string {
    return this.state.steps[0]?.step ?? '';
  }
  get table(): Table {
    return this.lies();
  }
  get player(): Player | undefined {
    const { me } = this.props();
    return me === null ? undefined : this.table.seats[me];
  }
  get due(): number {
    return dueFor(this);
  }
  get canBuy(): boolean {
    return this.has('buy');
  }
  get picking(): boolean {
    return this.buying || (this.live && this.step === 'insure');
  }

  override reset(): void {
    super.reset();
    this.selected = this.token = this.note = null;
    this.buying = false;
    this.picked = [];
    this.goods = [];
    this.touched = null;
    if (this.live) begin(this);
  }

  // -- what is picked, in any order

  /** What is not needed goes back. */
  protected override answered({ left = [], fits }: Answer): void {
    if (left.length === 0 || (!fits && this.step !== 'insure')) return;
    const cards = left.map((move) => move.split(' ')[1] as Card);
    this.picked = cards.reduce(without, this.picked);
    this.goods = cards.reduce(without, this.goods);
    if (this.touched) this.note = spareWords(this.step, cards, this.touched);
  }

  async sendSet(
    moves: string[],
    set: string[],
    more: (answer: Answer) => string[] = () => [],
  ): Promise<void> {
    this.wait();
    const answer = await this.ahead(moves, set).catch(() => null);
    if (!answer?.moves) return this.free();
    this.props().choose([...answer.moves, ...more(answer)]);
  }

  // -- touching

  canTouch(row: RowName, piece: Piece): boolean {
    return canTouch(this, row, piece);
  }
  touchCard(row: RowName, piece: Piece): void {
    if (!this.live || this.step !== 'turn') return void this.miss();
    const again = this.selected === piece.id;
    this.reset();
    if (again) return;
    this.selected = piece.id;
    this.row = row;
  }
  touchToken(colour: ColourId): void {
    if (this.confirms) this.send([`token ${colour}`]);
    else this.token = this.token === colour ? null : colour;
  }
  touchBuy(): void {
    if (!this.live || this.step !== 'turn') return void this.miss();
    const again = this.buying;
    this.reset();
    if (again) return;
    if (this.canBuy) return beginPayment(this);
    const count = this.due - worth(this.player?.hand ?? {});
    const title = b(count > 0 && this.of('take').length > 0 ? 'buy_take' : 'buy_not', { count });
    this.refuse({ title, ...this.reason((one) => one.move === 'buy') });
  }
  canPick(card: Card): boolean {
    return this.ask?.can?.(card) ?? false;
  }
  touchHand(card: Card, out: boolean): void {
    this.note = null;
    if (this.ask?.oncard) this.ask.oncard(card, out);
    else this.miss();
  }
  touchGood(card: Card): void {
    this.ask?.ongood?.(card);
  }
}
