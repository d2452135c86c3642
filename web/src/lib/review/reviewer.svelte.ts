// Reviews a game in as many engines as it is given: first what every position is worth, which draws the graph, then each
// decision in short, then each as `kaisho review` looks at it. It can be stopped, and goes on where it was.
import { EngineError } from '$lib/engine/error';
import type { Session } from '$lib/engine/client';
import { faultOf, type Fault } from '$lib/engine/words';
import type { KeptReview } from './kept';
import type { ReviewStep, ReviewSummary } from './types';

/** Simulations of each pass. */
export const DEPTHS = [0, 24, 100] as const;
/** What nobody has looked at yet. */
const UNSEEN = -1;
/** Milliseconds between two times that what is known so far is put together. */
const PAUSE = 2000;

const without = (step: ReviewStep): object => ({
  ...step,
  ...(step.verdict && {
    verdict: {
      ...step.verdict,
      candidates: step.verdict.candidates.map(({ line: _, ...rest }) => rest),
    },
  }),
});

export class Reviewer {
  /** By move; null where nothing is known yet. */
  steps = $state.raw<(ReviewStep | null)[]>([]);
  summary = $state.raw<ReviewSummary | null>(null);
  /** How many moves are as deep as this pass goes, of `steps`; and which pass that is. */
  done = $state(0);
  pass = $state(0);
  finished = $state(false);
  fault = $state.raw<Fault | null>(null);
  private stopped = false;
  private told = 0;
  private telling = false;

  constructor(
    private readonly crew: Session[],
    private readonly review: KeptReview,
    private readonly keep: (review: KeptReview) => void,
  ) {}

  /** Looks at everything, or until it is stopped. */
  async run(): Promise<void> {
    try {
      await this.open();
      for (const [pass, depth] of DEPTHS.entries()) {
        if (this.stopped) return;
        await this.deepen(pass, depth);
      }
      this.finished = !this.stopped;
    } catch (error) {
      if (!this.stopped) this.fault = faultOf(error);
    }
  }

  stop(): void {
    this.stopped = true;
  }

  private async open(): Promise<void> {
    const { review, crew } = this;
    await crew[0]?.verify(review.record);
    const [first] = await Promise.all(crew.map((session) => session.replay(review.record)));
    if (!first) throw new EngineError({ code: 'no_engine', message: 'There is no engine.' });
    const usable = review.version !== null && review.steps.length === first.n;
    this.steps = usable ? review.steps : Array<null>(first.n).fill(null);
    if (!usable) review.depths = Array<number>(first.n).fill(UNSEEN);
    if (!usable || !this.whole) return;
    await this.tell();
    if (this.summary?.review_version !== review.version) this.forget();
  }

  /** A former version of the reviewer said it. */
  private forget(): void {
    this.review.version = null;
    this.review.depths.fill(UNSEEN);
    this.steps = this.steps.map(() => null);
    this.summary = null;
  }

  private get whole(): boolean {
    return this.steps.every(Boolean);
  }

  private async deepen(pass: number, depth: number): Promise<void> {
    const { depths } = this.review;
    const lost = (n: number): number => this.steps[n]?.verdict?.lost ?? 0;
    // What seems to have cost most is looked at first.
    const order = [...depths.keys()]
      .filter((n) => (depths[n] ?? UNSEEN) < depth)
      .sort((a, b) => lost(b) - lost(a));
    this.pass = pass;
    this.done = depths.length - order.length;
    await Promise.all(this.crew.map((session) => this.work(session, order, depth)));
    if (!this.stopped && this.whole) await this.tell();
  }

  private async work(session: Session, order: number[], depth: number): Promise<void> {
    for (let n = order.shift(); n !== undefined && !this.stopped; n = order.shift()) {
      const step = await session.reviewStep(n + 1, depth);
      if (this.stopped) return;
      this.steps = Object.assign([...this.steps], { [n]: step });
      this.review.depths[n] = depth;
      this.done += 1;
      if (this.whole && Date.now() - this.told > PAUSE) void this.tell().catch(() => undefined);
    }
  }

  /** Puts together what is known, and keeps it. */
  private async tell(): Promise<void> {
    if (this.telling) return;
    this.telling = true;
    this.told = Date.now();
    try {
      const { steps, review } = this;
      const simulations = DEPTHS[this.pass] ?? 0;
      const known = steps.flatMap((step) => (step ? [without(step)] : []));
      const summary = await this.crew[0]?.review(known, simulations);
      if (this.stopped || !summary) return;
      this.summary = summary;
      review.version ??= summary.review_version;
      Object.assign(review, { steps, changed: Date.now() });
      if (review.version === summary.review_version) this.keep(review);
    } finally {
      this.telling = false;
    }
  }
}
