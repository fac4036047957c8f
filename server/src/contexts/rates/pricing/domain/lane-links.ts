import { duplicates } from './duplicates.ts';
import type { Lane, LaneIndex } from './lanes.ts';

/** The initial capacity in rows; it doubles whenever it is full. */
const roomAtFirst = 1024;

/** Links rows by lane, the latest effective day first. */
export class LaneLinks {
  readonly #zoneCount: number;
  readonly #first = new Map<number, number>();
  #next = new Int32Array(roomAtFirst);

  constructor(zoneCount: number) {
    this.#zoneCount = zoneCount;
  }

  /**
   * Links the next row, or skips it and returns the row of the same lane with the same effective
   * day; -1 if there is none. `begins` returns the effective day of a row, including this one.
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
