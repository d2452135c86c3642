// Events that make one sentence: a factory with its price, a contract with its goods and what it paid,
// all workers drawn, a region's scoring. The event that the sentence is about stands first.
import { alike, groupsOf, type Same } from '../shared/groups';
import type { GameEvent } from './protocol';

type Name = GameEvent['event'];

/** What happens to one seat in one go: `lead` is told, `parts` are told with it, before or after it. */
interface Bundle {
  lead: Name[];
  parts: Name[];
}

const bundles: Bundle[] = [
  { lead: ['factory_built'], parts: ['yen_paid', 'plans_paid'] },
  { lead: ['machine_put', 'machine_stocked'], parts: ['yen_paid'] },
  { lead: ['produced'], parts: ['coal_paid'] },
  {
    lead: ['contract_filled'],
    parts: ['goods_spent', 'yen_gained', 'coal_gained', 'plans_gained', 'vp_gained', 'track_moved'],
  },
  {
    lead: ['influence_put'],
    parts: [
      'goods_spent',
      'influence_returned',
      'region_bonus',
      'yen_gained',
      'coal_gained',
      'plans_gained',
      'vp_gained',
    ],
  },
  { lead: ['train_put'], parts: ['yen_paid', 'track_moved'] },
  { lead: ['ship_put'], parts: ['yen_paid', 'track_moved'] },
  { lead: ['track_moved'], parts: ['yen_paid', 'plans_paid'] },
  { lead: ['budget'], parts: ['coal_kept', 'yen_gained', 'coal_gained'] },
  { lead: ['reward_taken'], parts: ['yen_gained', 'coal_gained', 'plans_gained', 'vp_gained'] },
];

/** With these another such sentence begins. */
const openers = ['contract_filled NIP-A8', 'goods_spent NIP-A9', 'plans_paid NIP-T1'];

/** Events of the table that are told together when they follow each other. */
const together: Same<GameEvent> = {
  city_laid: [],
  rewards_removed: [],
  worker_drawn: [],
  region_ranked: ['region'],
  scored: ['line'],
};

const belong = alike(together);

const has = ({ lead, parts }: Bundle, { event }: GameEvent): boolean =>
  lead.includes(event) || parts.includes(event);
const bundleOf = (group: GameEvent[]): Bundle | undefined =>
  bundles.find(
    (bundle) =>
      group.every((event) => has(bundle, event)) &&
      group.some(({ event }) => bundle.lead.includes(event)),
  );

/** Who owns a tile that goes home says nothing of whose doing it was; factories bring in clauses of
 *  their own when the budget is renewed. */
function ofOneCause(first: GameEvent, event: GameEvent): boolean {
  if (event.event === 'influence_returned') return first.event === 'goods_spent';
  if (event.seat !== first.seat) return false;
  return event.clause === first.clause || first.event === 'budget';
}

function joins(group: GameEvent[], event: GameEvent): boolean {
  const [first] = group;
  if (!first) return false;
  if (event.event in together) return belong(first, event);
  if (openers.includes(`${event.event} ${event.clause}`)) return false;
  return (
    ofOneCause(first, event) &&
    bundles.some((bundle) => [...group, event].every((one) => has(bundle, one)))
  );
}

function led(group: GameEvent[]): GameEvent[] {
  const lead = bundleOf(group)?.lead ?? [];
  const isLead = ({ event }: GameEvent): boolean => lead.includes(event);
  return [...group.filter(isLead), ...group.filter((event) => !isLead(event))];
}

/** Groups of events, in their order. */
export const groupEvents = (events: GameEvent[]): GameEvent[][] =>
  groupsOf(events, (_, event, group) => joins(group, event)).map(led);
