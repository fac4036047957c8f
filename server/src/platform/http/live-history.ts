/** The minimum time notices are retained, and the maximum number of them. */
const held_ms = 60_000;
const heldMax = 20_000;

/**
 * Stores the notices of the last minute, so that a page that has just opened its stream also
 * receives the changes since it read its data. Times are milliseconds of one monotonic clock.
 */
export class LiveHistory<Notice> {
  #entries: { readonly at_ms: number; readonly notice: Notice }[] = [];
  /** The time from which no notice is missing. */
  #completeFrom_ms = Infinity;

  /** Marks the time before which notices may have been missed. */
  beginAt(now_ms: number): void {
    this.#entries = [];
    this.#completeFrom_ms = now_ms;
  }

  add(notice: Notice, now_ms: number): void {
    this.#entries.push({ at_ms: now_ms, notice });
    const oldest_ms = this.#entries[0]?.at_ms ?? now_ms;
    // Dropped in bulk, so that a notice costs nothing on average.
    if (this.#entries.length > 2 * heldMax || oldest_ms < now_ms - 2 * held_ms) this.#drop(now_ms);
  }

  #drop(now_ms: number): void {
    const firstNew = this.#entries.findIndex(({ at_ms }) => at_ms >= now_ms - held_ms);
    const count = Math.max(firstNew, this.#entries.length - heldMax);
    this.#completeFrom_ms = (this.#entries[count - 1]?.at_ms ?? now_ms) + 1;
    this.#entries = this.#entries.slice(count);
  }

  /** Returns the notices since a given time, oldest first; null if some may be missing. */
  since(from_ms: number): readonly Notice[] | null {
    if (from_ms < this.#completeFrom_ms) return null;
    return this.#entries.flatMap(({ at_ms, notice }) => (at_ms >= from_ms ? [notice] : []));
  }
}
