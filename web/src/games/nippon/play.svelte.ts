// What the person is doing: what is touched and picked, and the moves for it.
import type { BoardProps, Refusal } from '$lib/board';
import { QuestionController } from '../shared/asking.svelte';
import { askOf } from './ask';
import type { Ask, Desk } from './ask/ask';
import { outcomeWords } from './ask/outcome';
import { partsOf, type NipponState } from './model';
import type { GameEvent, MoveParts } from './protocol';
import { b } from './text';
import { refusalWords } from './words';

export class Play
  extends QuestionController<NipponState, Ask, MoveParts, GameEvent>
  implements Desk
{
  mode = $state<string | null>(null);
  picks = $state<string[] | null>(null);
  chosen = $state<string | null>(null);
  more = $state(false);

  constructor(props: () => BoardProps<NipponState>, busy: () => boolean) {
    super(props, busy, { b, outcomeWords, refusalWords, clause: 'NIP-T3' });
  }

  protected askNow(): Ask {
    return askOf(this);
  }

  override reset(): void {
    super.reset();
    this.mode = this.chosen = this.picks = null;
    this.more = false;
  }

  // -- touching; true when the touch meant something

  touchPlace(place: string): boolean {
    const { ask } = this;
    const { city, side } = partsOf(place);
    const refuses = (one: Refusal): boolean => one['city'] === city && one['side'] === side;
    return (
      this.touch(place, [ask?.places, ask?.chosenPlaces], ask?.onplace, refuses) || this.miss()
    );
  }
  touchRegion(region: string): boolean {
    const { ask } = this;
    const match = (one: Refusal): boolean =>
      ['trains', 'ships'].includes(one.kind) && about(one['regions'], region);
    return (
      this.touch(region, [ask?.regions, ask?.chosenRegions], ask?.onregion, match) || this.miss()
    );
  }
  touchThing(id: string): boolean {
    const { ask } = this;
    const [kind = '', what = ''] = id.split(/:(.*)/s);
    const part: Record<string, (one: Refusal) => boolean> = {
      worker: (one) => one.kind === 'take',
      action: (one) => one.kind === 'take' && one['action'] === what,
      factory: (one) => one.kind === 'produce' && about(one['goods'], what),
      tile: (one) => one.kind === 'build' && one['factory'] === what,
      contract: (one) => one.kind === 'fill' && one['contract'] === what,
      track: (one) => one.kind === 'plans' && one['track'] === what,
      reward: (one) => one.kind === 'reward' && one['reward'] === what,
      achievement: (one) => one.kind === 'achievement' && one['achievement'] === what,
    };
    const refuses = part[kind] ?? ((): boolean => false);
    return this.touch(id, [ask?.things, ask?.picked], ask?.onthing, refuses) || this.miss();
  }
}

/** A list with only this. */
const about = (list: unknown, what: string): boolean =>
  Array.isArray(list) ? list.length === 1 && list[0] === what : list === what;
