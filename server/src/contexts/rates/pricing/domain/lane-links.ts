import { duplicates } from './duplicates.ts';
import type { Lane, LaneIndex } from './lanes.ts';

/** Room for the first rows; each time it is full it is doubled. */
const roomAtFirst = 1024;

/** Rows being linked by lane, the latest effective day first. */
export class LaneLinks {
  readonly #zoneCount: number;
  readonly #first = new Map<number, number>();
  #next = new Int32Array(roomAtFirst);

  constructor(zoneCount: number) {
    this.#zoneCount = zoneCount;
  }

  /**
   * Links the next row, or leaves it out and returns the row of the same lane that begins on its
   * very day;
   * -1 is none. `begins` answers the effective day of a row, this one's too.
   */
  add(row: number, lane: Lane, begins: (row: number) => number): number {
    while (row >= this.#next.length) this.#next = duplicates(this.#next, Int32Array);
    this.#next[row] = -1;
    const key = laneKey(lane, this.#zoneCount);
    const day = begins(row);
    let before = -1;
    let at = this.#first.get(key) ?? -1;
    while (at >= 0 && begins(at) > day) [before, at] = [at, this.#next[at] ?? -1];
    if (at >= 0 && begins(at) === day) return at;
    this.#next[row] = at;
    if (before < 0) this.#first.set(key, row);
    else this.#next[before] = row;
    return -1;
  }

  index(): LaneIndex {
    return { zoneCount: this.#zoneCount, first: this.#first, next: this.#next };
  }
}

export const laneKey = ({ service, from, to }: Lane, zoneCount: number): number =>
  (service * zoneCount + from) * zoneCount + to;
