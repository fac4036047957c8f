/** An act of whoever uses the device, kept on it until the server has confirmed it. */
export type OutboxEntry = {
  /** A UUID by which the server knows a repetition. */
  readonly id: string;
  /** Given by the device, ascending. */
  readonly sequence: number;
  /** Acts of one job reach the server in their order; null for acts of no job. */
  readonly jobId: string | null;
  /** Further jobs that it is about: one proof for several consignments at one address. */
  readonly alsoJobIds?: readonly string[];
  /** What it is, for the outbox screen. */
  readonly title: string;
  readonly path: `/api/${string}`;
  /** What is sent; photos and signatures are part of it until the server has confirmed them. */
  readonly body: unknown;
  /** The device's clock, ISO 8601. */
  readonly at: string;
  /** Whose act it is: another who signs in on this phone does not send it. */
  readonly owner?: string | null;
  readonly state: EntryState;
};

type EntryState =
  | { readonly kind: 'waiting'; readonly attempts: number }
  /** The server refused: a person decides. It never disappears by itself. */
  | { readonly kind: 'refused'; readonly message: string };

type Lanes = Pick<OutboxEntry, 'id' | 'jobId' | 'alsoJobIds'>;

/** The jobs whose order an entry keeps; an entry of no job waits for nothing. */
export const lanesOf = ({ id, jobId, alsoJobIds = [] }: Lanes): readonly string[] => [
  jobId ?? id,
  ...alsoJobIds,
];

/**
 * What to send next: entries that are the oldest of each of their jobs, unless the one before was
 * refused. Those of somebody else wait for their owner.
 */
export function sendable(
  entries: readonly OutboxEntry[],
  owner: string | null = null,
): readonly OutboxEntry[] {
  const taken = new Set<string>();
  const first: OutboxEntry[] = [];
  for (const entry of entries.toSorted((a, b) => a.sequence - b.sequence)) {
    const lanes = lanesOf(entry);
    const isFree = !lanes.some((lane) => taken.has(lane));
    for (const lane of lanes) taken.add(lane);
    if (isFree && entry.state.kind === 'waiting' && isOf(entry, owner)) first.push(entry);
  }
  return first;
}

/** Whether somebody may send an entry; nobody knows the owner of those that name none. */
const isOf = (entry: OutboxEntry, owner: string | null): boolean =>
  owner === null || entry.owner == null || entry.owner === owner;

/** Milliseconds until the next attempt: doubling from one second to one minute. */
export const pauseAfter = (attempts: number): number =>
  Math.min(60_000, 1000 * 2 ** Math.min(attempts, 6));

export type OutboxCount = { readonly waiting: number; readonly refused: number };

export const countOf = (entries: readonly OutboxEntry[]): OutboxCount => ({
  waiting: entries.filter(({ state }) => state.kind === 'waiting').length,
  refused: entries.filter(({ state }) => state.kind === 'refused').length,
});
