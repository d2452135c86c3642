// What a mouse rests on: whoever only passes over sees no sheet.

/** Milliseconds from one sheet to the next. */
const NEXT = 60;

export class Pointing {
  at = $state<number | null>(null);
  #resting: ReturnType<typeof setTimeout> | undefined;

  /** `patience`: milliseconds before the first sheet; `touched`: on a phone a touch opens it. */
  constructor(
    private readonly patience: number,
    private readonly touched: () => boolean,
  ) {}

  point = (what: number | null): void => {
    clearTimeout(this.#resting);
    if (this.touched()) return;
    if (what === null) this.at = null;
    else
      this.#resting = setTimeout(() => (this.at = what), this.at === null ? this.patience : NEXT);
  };
}
