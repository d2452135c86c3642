// The places of events as they are once all of them have happened. In rows that close up, what lies beyond a gap moves
// along, and of a gap that has closed nothing is left: no mark stays with a neighbour.
import type { GameEvent, GameModule } from '$lib/board';

/** Of a place the names of its anchors. */
type Place = string[];

const rowOf = (name: string): string => name.slice(0, name.lastIndexOf(':'));
const numberOf = (name: string): number => Number(name.slice(name.lastIndexOf(':') + 1));

/** What a name is called after these gaps have closed. */
function closed(name: string, gaps: string[]): string {
  const before = gaps.filter((gap) => rowOf(gap) === rowOf(name) && numberOf(gap) < numberOf(name));
  return before.length > 0 ? `${rowOf(name)}:${numberOf(name) - before.length}` : name;
}

class Rows {
  private gaps: string[] = [];
  private placed: Place[][] = [];

  constructor(private readonly game: Pick<GameModule, 'places' | 'shifts'>) {}

  /** What leaves lay where it says before the row closes; what comes lies there after that. */
  follow(event: GameEvent): void {
    const { leaves, closes, fills } = this.game.shifts?.(event) ?? {};
    const places = this.game.places?.(event) ?? [];
    if (leaves !== undefined) {
      this.placed.push(places);
      this.gaps.push(leaves);
    }
    if (closes !== undefined) this.close(closes);
    if (leaves === undefined) this.placed.push(places);
    this.gaps = this.gaps.filter((gap) => gap !== fills);
  }

  private close(rows: string): void {
    const isThere = (name: string): boolean => name.startsWith(`${rows}:`);
    const gaps = this.gaps.filter(isThere);
    this.gaps = this.gaps.filter((name) => !isThere(name));
    this.placed = this.placed.map((places) =>
      places
        .filter((place) => !place.some((name) => gaps.includes(name)))
        .map((place) => place.map((name) => closed(name, gaps))),
    );
  }

  get all(): Place[][] {
    return this.placed;
  }
}

/** Of each event its places. */
export function afterwards(
  events: GameEvent[],
  game: Pick<GameModule, 'places' | 'shifts'>,
): Place[][] {
  const rows = new Rows(game);
  for (const event of events) rows.follow(event);
  return rows.all;
}
