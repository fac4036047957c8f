/** An act of whoever uses the device, kept on it until the server has confirmed it. */
export type OutboxEntry = {
  /** A UUID by which the server knows a repetition. */
  readonly id: string;
  /** Given by the device, ascending. */
  readonly sequence: number;
  /**
   * Acts of one job reach the server in their order, and none after one that was refused; null for
   * acts that wait for no other.
   */
  readonly jobId: string | null;
  /** What it is, for the outbox screen. */
  readonly title: string;
  readonly path: `/api/${string}`;
  /** What is sent; photos and signatures are part of it until the server has confirmed them. */
  readonly body: unknown;
  /** The device's clock, ISO 8601. */
  readonly at: string;
  readonly state: EntryState;
};

type EntryState =
  | { readonly kind: 'waiting'; readonly attempts: number }
  /** The server refused: a person decides. It never disappears by itself. */
  | { readonly kind: 'refused'; readonly message: string };

/**
 * What to send next: the oldest entry of each job, unless one before it was refused. An entry of no
 * job waits for nothing.
 */
export function sendable(entries: readonly OutboxEntry[]): readonly OutboxEntry[] {
  const seen = new Set<string>();
  const first: OutboxEntry[] = [];
  for (const entry of entries.toSorted((a, b) => a.sequence - b.sequence)) {
    const lane = entry.jobId ?? entry.id;
    if (seen.has(lane)) continue;
    seen.add(lane);
    if (entry.state.kind === 'waiting') first.push(entry);
  }
  return first;
}

/** Milliseconds until the next attempt: doubling from one second to one minute. */
export const pauseAfter = (attempts: number): number =>
  Math.min(60_000, 1000 * 2 ** Math.min(attempts, 6));

export type OutboxCount = { readonly waiting: number; readonly refused: number };

export const countOf = (entries: readonly OutboxEntry[]): OutboxCount => ({
  waiting: entries.filter(({ state }) => state.kind === 'waiting').length,
  refused: entries.filter(({ state }) => state.kind === 'refused').length,
});
