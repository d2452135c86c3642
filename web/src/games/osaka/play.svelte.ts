// What the person is doing: what is touched and picked, what that would do, and the moves for it.
import type { BoardProps, MoveObject, Offer, Refusal } from '$lib/board';
import { has, t } from '$lib/i18n';
import { box } from './box.svelte';
import { costFor, sum, valueOf, worth, type Card, type Colour, type OsakaState, type Player } from './model';
import { addToPayment, bare, cheapest, insureMoves, insurers, payMoves, protectMoves, superfluous, symbolSum, wasteful, without } from './payment';
import { summaryOf, type Summary } from './summary';
import type { Piece, Table } from './table';
import { cardName, goodName } from './names';
import { b } from './text';

type RowName = 'market' | 'farm';

export class Play {
  selected = $state<number | null>(null);
  row = $state<RowName>('market');
  token = $state<Colour | null>(null);
  buying = $state(false);
  picked = $state<Card[]>([]);
  goods = $state<Card[]>([]);
  note = $state<string | null>(null);
  summary = $state<Summary | null>(null);
  /** Something that cannot be done was touched. */
  refused = $state<Refusal | null>(null);
  #asked = 0;

  constructor(
    private readonly props: () => BoardProps<OsakaState>,
    private readonly table: () => Table,
  ) {}

  get live(): boolean {
    const { me, toMove, legal } = this.props();
    return me !== null && toMove === me && legal.length > 0;
  }
  get me(): Player | undefined {
    const { me } = this.props();
    return me === null ? undefined : this.table().seats[me];
  }
  get now(): OsakaState['now'] {
    return this.live ? this.props().state.now : null;
  }
  get due(): number {
    if (this.now?.step === 'pay') return this.now.due;
    const { me } = this.props();
    return me === null ? 0 : costFor(this.table().market.filter((one) => one !== null), me);
  }
  get canBuy(): boolean {
    return this.#legal('buy') !== undefined;
  }
  get picking(): boolean {
    return this.buying || this.now?.step === 'insure';
  }

  /** Forgets everything begun; a step that only asks for picks begins with the best ones. */
  reset(): void {
    this.selected = null;
    this.token = null;
    this.buying = false;
    this.picked = [];
    this.goods = [];
    this.note = null;
    this.summary = null;
    this.refused = null;
    this.#asked += 1;
    if (this.now?.step === 'pay') this.#beginPayment();
    if (this.now?.step === 'insure') this.picked = this.#suggestInsurance(this.now.colour, this.now.symbols);
    if (this.now?.step === 'protect' && this.me) {
      this.goods = bare(this.me, this.now.colour)
        .filter((card) => valueOf(card) <= valueOf((this.now as { highest: Card }).highest))
        .reverse()
        .slice(0, this.now.left);
    }
  }

  cancel(): void {
    this.reset();
  }

  #legal(text: string): MoveObject | undefined {
    return this.props().legal.find((move) => move.text === text);
  }
  #refusal(text: string): Refusal | undefined {
    return this.props().refusals.find((one) => one.move === text);
  }

  // -- cards of market and farm

  #takeText(piece: Piece): string {
    const by = piece.reserved_by;
    return `take ${piece.card}${by === null ? '' : by === this.props().me ? ' own' : ' other'}`;
  }
  #reserveText(row: RowName, piece: Piece): string {
    return `reserve ${piece.card} ${row}${piece.reserved_by === null ? '' : ' marked'}`;
  }
  canTouch(row: RowName, piece: Piece): boolean {
    const take = row === 'market' && this.#legal(this.#takeText(piece)) !== undefined;
    return take || this.#legal(this.#reserveText(row, piece)) !== undefined;
  }

  touchCard(row: RowName, piece: Piece): void {
    if (!this.live || this.now?.step !== 'turn') return;
    const again = this.selected === piece.id;
    this.reset();
    if (again) return;
    this.selected = piece.id;
    this.row = row;
  }

  #cardOffer(): Offer | null {
    const piece = this.table()[this.row].find((one) => one?.id === this.selected);
    if (!piece || !this.me) return null;
    const card = cardName(piece.card);
    const take = this.row === 'market' ? this.#takeText(piece) : `take ${piece.card} farm`;
    const reserve = this.#reserveText(this.row, piece);
    const worthNow = worth(this.me.hand);
    return {
      title: card,
      actions: [
        this.#action('take', take, b('action.take'), b('action.take_detail', { from: worthNow, to: worthNow + valueOf(piece.card) })),
        this.#action('reserve', reserve, b('action.reserve'), b(`action.reserve_detail_${this.row}`)),
        { id: 'cancel', label: b('action.cancel'), tone: 'quiet', run: () => this.cancel() },
      ],
    };
  }

  #action(id: string, text: string, label: string, detail: string): Offer['actions'][number] {
    const refusal = this.#legal(text) ? undefined : this.#refusal(text);
    const run = (): void => {
      if (this.#legal(text)) this.props().choose([text]);
    };
    if (this.#legal(text)) return { id, label, detail, tone: id === 'take' ? 'main' : 'plain', run };
    return { id, label, refusal: this.#why(refusal), run };
  }

  #why(refusal: Refusal | undefined): { text: string; clause: string } {
    if (!refusal) return { text: b('not_now'), clause: 'OSA-T1' };
    const { seats, me } = this.props();
    const [a, z] = refusal.values;
    const key = `osaka:refusal.${refusal.reason}`;
    const own = refusal.reason === 'already_reserved' && a === me && has(`${key}_you`);
    return { text: t(own ? `${key}_you` : key, { a, b: z, seatA: seats[a]?.name ?? '' }), clause: refusal.clause };
  }

  // -- the start token

  touchToken(colour: Colour): void {
    this.token = this.token === colour ? null : colour;
  }

  #tokenOffer(): Offer | null {
    const colour = this.token;
    if (!colour) return null;
    return {
      title: b('choice.take', { good: goodName(colour) }),
      detail: b('choice.detail', { good: goodName(colour), price: box.now.pricePerToken }),
      actions: [
        { id: 'token', label: b('choice.do', { good: goodName(colour) }), tone: 'main', run: () => this.props().choose([`token ${colour}`]) },
        { id: 'cancel', label: b('action.cancel'), tone: 'quiet', run: () => this.cancel() },
      ],
    };
  }

  // -- buying

  touchBuy(): void {
    if (!this.live || this.now?.step !== 'turn') return;
    if (this.buying) return this.cancel();
    this.reset();
    if (this.canBuy) return this.#beginPayment();
    this.refused = this.#refusal('buy') ?? null;
  }

  #beginPayment(): void {
    if (!this.me) return;
    this.buying = true;
    this.picked = cheapest(this.me.hand, this.due) ?? [];
    void this.#weigh();
  }

  /** The moves for the picked payment; null while it does not pay. */
  get payment(): string[] | null {
    const now = this.now;
    if (!this.me || !this.buying) return null;
    if (now?.step === 'pay') return payMoves(this.me.hand, now.due, this.picked, now.from);
    const pays = payMoves(this.me.hand, this.due, this.picked);
    return pays && ['buy', ...pays];
  }

  async #weigh(): Promise<void> {
    const moves = this.payment;
    const asked = ++this.#asked;
    if (!moves || moves.length === 0) {
      this.summary = null;
      return;
    }
    const table = $state.snapshot(this.table()) as Table;
    try {
      const answer = await this.props().preview(moves);
      if (asked === this.#asked) this.summary = summaryOf(table, answer.events);
    } catch {
      if (asked === this.#asked) this.summary = null;
    }
  }

  canPick(card: Card): boolean {
    if (this.buying) return true;
    const now = this.now;
    return now?.step === 'insure' && !!this.me && insurers(this.me.hand, now.colour).includes(card);
  }

  touchHand(card: Card, out: boolean): void {
    this.note = null;
    if (this.buying) this.#touchPayment(card, out);
    else if (this.now?.step === 'insure') this.#touchInsurance(card, out, this.now.colour, this.now.symbols);
  }

  #touchPayment(card: Card, out: boolean): void {
    if (out) {
      this.picked = without(this.picked, card);
    } else {
      const { cards, dropped } = addToPayment(this.picked, card, this.due);
      if (superfluous(cards, this.due).length > 0) {
        this.note = b('pay.not_needed', { card: cardName(card) });
        return;
      }
      this.picked = cards;
      if (dropped.length > 0) this.note = b('pay.dropped', { cards: dropped.map(cardName).join(', ') });
    }
    void this.#weigh();
  }

  #buyOffer(): Offer {
    const paid = sum(this.picked.map(valueOf));
    const moves = this.payment;
    const pays = this.summary?.sales ?? [];
    const { me } = this.props();
    const points = sum(pays.filter((sale) => sale.seat === me).map((sale) => sale.points));
    return {
      title: b('buy_title', { count: this.table().market.filter((one) => one && (one.reserved_by === null || one.reserved_by === me)).length, cost: this.due }),
      detail: moves ? b(points > 0 ? 'buy_detail_points' : 'buy_detail', { paid, count: points, left: worth(this.me?.hand ?? {}) - paid }) : b('pay.short', { count: Math.max(0, this.due - paid) }),
      actions: [
        {
          id: 'buy', label: b('buy_do', { paid }), tone: 'main',
          ...(moves ? {} : { refusal: { text: b('pay.short', { count: Math.max(0, this.due - paid) }), clause: 'OSA-B2' } }),
          run: () => moves && this.props().choose(moves),
        },
        { id: 'cancel', label: b('action.cancel'), tone: 'quiet', run: () => this.cancel() },
      ],
    };
  }

  // -- insurance

  /** Covers all goods with the least worth of money. */
  #suggestInsurance(colour: Colour, before: number): Card[] {
    if (!this.me) return [];
    const goods = bare(this.me, colour).length - before;
    let picked: Card[] = [];
    for (const card of insurers(this.me.hand, colour).reverse()) {
      if (symbolSum(picked) < goods) picked = [...picked, card];
    }
    for (const card of [...picked]) if (wasteful(picked, goods).includes(card)) picked = without(picked, card);
    return picked;
  }

  #touchInsurance(card: Card, out: boolean, colour: Colour, before: number): void {
    if (!this.me) return;
    if (out) {
      this.picked = without(this.picked, card);
      return;
    }
    const goods = bare(this.me, colour).length - before;
    let picked = [...this.picked, card];
    for (const one of this.picked) {
      if (wasteful(picked, goods).includes(one)) picked = without(picked, one);
    }
    if (wasteful(picked, goods).length > 0) this.note = b('insure.enough');
    else this.picked = picked;
  }

  #insureOffer(now: Extract<OsakaState['now'], { step: 'insure' }>): Offer | null {
    if (!this.me) return null;
    const goods = bare(this.me, now.colour).length;
    const saved = Math.min(goods, now.symbols + symbolSum(this.picked));
    const moves = insureMoves(this.me, now, this.picked);
    const none = this.picked.length === 0;
    return {
      title: b('insure.title', { good: goodName(now.colour) }),
      detail: b('insure.saved', { count: saved, of: goods }),
      actions: [
        {
          id: 'insure', tone: 'main',
          label: none ? b('insure.do_none') : b('insure.do', { count: this.picked.length }),
          run: () => moves && this.props().choose(moves),
        },
      ],
    };
  }

  touchGood(card: Card): void {
    const now = this.now;
    if (now?.step !== 'protect' || !this.me) return;
    const open = bare(this.me, now.colour).filter((one) => one === card).length;
    const picked = this.goods.filter((one) => one === card).length;
    if (picked >= open) this.goods = this.goods.filter((one) => one !== card);
    else if (this.goods.length < now.left) this.goods = [...this.goods, card];
    else this.goods = [...this.goods.filter((one, i) => i !== this.goods.findIndex((x) => x !== card)), card];
  }

  #protectOffer(now: Extract<OsakaState['now'], { step: 'protect' }>): Offer | null {
    if (!this.me) return null;
    const moves = protectMoves(this.me, now, this.goods);
    const missing = now.left - this.goods.length;
    return {
      title: b('protect.ask', { count: now.left, picked: this.goods.length }),
      detail: this.goods.map(cardName).join(', '),
      actions: [
        {
          id: 'protect', label: b('protect.do'), tone: 'main',
          ...(moves ? {} : { refusal: { text: b('protect.missing', { count: missing }), clause: 'OSA-P7' } }),
          run: () => moves && this.props().choose(moves),
        },
      ],
    };
  }

  #refusedOffer(refusal: Refusal): Offer {
    const why = this.#why(refusal);
    return {
      title: b('buy_not'),
      detail: why.text,
      actions: [
        { id: 'why', label: b('action.rule'), tone: 'plain', run: () => this.props().clause(why.clause) },
        { id: 'cancel', label: b('action.close'), tone: 'quiet', run: () => this.cancel() },
      ],
    };
  }

  /** What the action bar shows; null when nothing is begun. */
  get offer(): Offer | null {
    const now = this.now;
    if (!now) return null;
    if (this.buying) return this.#buyOffer();
    if (now.step === 'choose_token') return this.#tokenOffer();
    if (now.step === 'insure') return this.#insureOffer(now);
    if (now.step === 'protect') return this.#protectOffer(now);
    if (this.refused) return this.#refusedOffer(this.refused);
    return this.selected === null ? null : this.#cardOffer();
  }

}
