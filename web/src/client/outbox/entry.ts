/** A user's action, stored on the device until the server has confirmed it. */
export type OutboxEntry = {
  /** A UUID by which the server recognises a repeated request. */
  readonly id: string;
  /** Assigned by the device, ascending. */
  readonly sequence: number;
  /** Actions of one job reach the server in their order; null for actions without a job. */
  readonly jobId: string | null;
  /** Further jobs of the action: one proof for several consignments at one address. */
  readonly alsoJobIds?: readonly string[];
  /** The title on the outbox screen. */
  readonly title: string;
  readonly path: `/api/${string}`;
  /** The request body; it includes photos and signatures until the server has confirmed them. */
  readonly body: unknown;
  /** The device's clock, ISO 8601. */
  readonly at: string;
  /** The user who acted: another user who signs in on this phone does not send it. */
  readonly owner?: string | null;
  readonly state: EntryState;
};

type EntryState =
  | { readonly kind: 'waiting'; readonly attempts: number }
  /** The server refused: the user has to decide. Such an entry is never removed automatically. */
  | { readonly kind: 'refused'; readonly message: string };

type Lanes = Pick<OutboxEntry, 'id' | 'jobId' | 'alsoJobIds'>;

/** Returns the jobs in whose order an entry is sent; an entry without a job waits for nothing. */
export const lanesOf = ({ id, jobId, alsoJobIds = [] }: Lanes): readonly string[] => [
  jobId ?? id,
  ...alsoJobIds,
];

/**
 * Returns the entries to send next: the oldest of each job, unless the one before was refused.
 * Entries of other users wait for their owner.
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

/** True if a user may send an entry; entries without an owner may be sent by anyone. */
const isOf = (entry: OutboxEntry, owner: string | null): boolean =>
  owner === null || entry.owner == null || entry.owner === owner;

/** Returns the milliseconds until the next attempt: doubling from one second to one minute. */
export const pauseAfter = (attempts: number): number =>
  Math.min(60_000, 1000 * 2 ** Math.min(attempts, 6));

export type OutboxCount = { readonly waiting: number; readonly refused: number };

export const countOf = (entries: readonly OutboxEntry[]): OutboxCount => ({
  waiting: entries.filter(({ state }) => state.kind === 'waiting').length,
  refused: entries.filter(({ state }) => state.kind === 'refused').length,
});
