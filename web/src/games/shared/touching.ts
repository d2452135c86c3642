// How a part of the table that shows things lets the person touch them; each thing has a name: "factory:silk".

export interface Touching {
  /** It answers a touch. */
  can: (id: string) => boolean;
  ontouch: (id: string) => void;
}

/** Things that are picked one by one, before all of them are sent. */
export interface Picking extends Touching {
  picked: (id: string) => boolean;
}

/** Whether one is among those of a question. */
export const among =
  <Of>(set: Set<Of> | undefined) =>
  (one: Of): boolean =>
    set?.has(one) ?? false;
