// What others take back, in words: the table stands as it did before, and everybody reads why.
import type { Seat } from '$lib/engine/protocol';
import { t } from '$lib/i18n';
import type { BesideLine } from '$lib/table/log';
import type { Entry, Info } from '$lib/table/source';

function words({ seat, undo }: Entry, info: Info): string {
  const name = info.seats[seat ?? -1]?.name ?? '';
  return t('people:undone', { name, count: undo ?? 0 });
}

/** Of the log. */
export const undoneLines = (entries: Entry[], info: Info): BesideLine[] =>
  entries.flatMap((entry): BesideLine[] =>
    entry.undo === undefined
      ? []
      : [
          {
            rev: entry.rev,
            line: {
              text: words(entry, info),
              clause: '',
              weight: 'main',
              ...(entry.seat !== null && { seat: entry.seat }),
            },
          },
        ],
  );

/** What the viewer is told of entry `since` and later: what others have taken back since the viewer last moved. */
export function undoneNews(entries: Entry[], info: Info, me: Seat | null, since: number): string[] {
  const own = entries.filter(({ seat }) => me !== null && seat === me).at(-1)?.rev ?? 0;
  return entries
    .filter(
      ({ rev, undo, seat }) => undo !== undefined && seat !== me && rev > Math.max(own, since),
    )
    .map((entry) => words(entry, info));
}
