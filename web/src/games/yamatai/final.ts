// The final scoring, line by line (YAM-E2).
import type { FinalLine } from '$lib/board';
import { t } from '$lib/i18n';
import { partsOf, type Gain } from '../shared/parts';
import { buildingOf, specialistOf, type Player, type YamataiState } from './model';
import { buildingKind, specialistName } from './names';
import { reckoned } from './scores';

type Tile = [label: string, points: number];

/** The lines of the final count, in its order. */
export const countedLines = ['coins', 'prestige', 'buildings', 'specialists', 'unbuilt', 'aside'];

export const lineName = (line: string): string => t(`yamatai:final.${line}`);

/** What a line counts: of buildings the kind. */
const tilesOf = {
  buildings: ({ built }: Player): Tile[] =>
    built.flatMap((id) => buildingOf(id) ?? []).map((one) => [buildingKind(one.kind), one.points]),
  specialists: ({ specialists }: Player): Tile[] =>
    specialists.map((id) => [specialistName(id), specialistOf(id)?.points ?? 0]),
};

const gainsOf = (state: YamataiState, line: keyof typeof tilesOf): Gain[] =>
  state.seats.flatMap((player, seat) =>
    tilesOf[line](player).map(([label, points]) => ({ seat, label, points })),
  );

export const finalLines = (state: YamataiState): FinalLine[] =>
  state.scoring.map(({ line, seats }) => ({
    id: line,
    label: lineName(line),
    explanation: reckoned(line),
    clause: 'YAM-E2',
    perSeat: seats.map(({ points }) => points),
    ...(line in tilesOf && {
      parts: partsOf(
        gainsOf(state, line as keyof typeof tilesOf),
        seats.map(({ points }) => points),
      ),
    }),
  }));
