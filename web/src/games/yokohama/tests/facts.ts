import type { GameFacts } from '../../../../tests/facts';

interface Edition {
  achievements: { condition: Record<string, unknown> }[];
}

export const facts: GameFacts = {
  unsaid:
    /^(format|valuation|agents\.(total|per_turn)|goods\.#\.pieces|imports\.pieces|prices\.warehouse\.assistant|kinds|areas\.#\.used|layout|orders|order_rules\.take|technologies\.#\.copies|buildings|level5|achievement_complete\.expansion|church\.(payment_each|faith_per)|laboratories\.#\.(used|slots\.#\.slot)|ports|players\.\d\.(order_deck|hand\.presidents|score_markers)|players\.4\.orders_removed|mini_expansions)/,
  alternates: true,
  byItself: ['main', 'action', 'refill', 'flag'],
  // To have met all achievements.
  ease: ({ achievements }: Edition) => {
    for (const { condition } of achievements)
      for (const of of ['count', 'production', 'trade'])
        if (Number(condition[of]) > 1) condition[of] = 1;
  },
};
