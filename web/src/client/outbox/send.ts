import { type OutboxEntry, pauseAfter, sendable } from './entry.ts';
import type { OutboxStore } from './store.ts';

export type Outcome<Result> =
  | { readonly kind: 'done'; readonly result: Result }
  /** No response, or a temporary failure: the same call may be repeated. */
  | { readonly kind: 'later' }
  /** The session has ended: the user has to sign in. */
  | { readonly kind: 'signIn' }
  /** The server refuses permanently. */
  | { readonly kind: 'refused'; readonly message: string };

/** True if the same call may succeed later, by its HTTP status. */
export const isTransient = (status: number): boolean =>
  status >= 500 || status === 408 || status === 429;

export type SyncState =
  /** The stored entries have not been read yet. */
  | { readonly kind: 'starting' }
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending'; readonly count: number }
  /** The server cannot be reached; the next attempt is automatic. */
  | { readonly kind: 'offline' }
  | { readonly kind: 'signIn' };

type Sender = {
  readonly store: OutboxStore;
  /** Sends an entry; never throws. */
  readonly call: (entry: OutboxEntry) => Promise<Outcome<unknown>>;
  /**
   * Returns the current user; entries of others wait for them. Null if users need not be
   * distinguished.
   */
  readonly currentOwner?: () => Promise<string | null>;
  /** Returns why a response does not confirm all of an entry; null if it does. */
  readonly whyUnconfirmed?: (entry: OutboxEntry, response: unknown) => Promise<string | null>;
  readonly onState: (state: SyncState) => void;
  /** Called when the entries have changed and have to be read again. */
  readonly onChange: () => void;
  /** Called when the server has confirmed an entry with this response. */
  readonly onConfirmed?: (entry: OutboxEntry, response: unknown) => void;
  /** Called at the end of an attempt with the entries that were confirmed or refused in it. */
  readonly onSettled?: (entries: readonly OutboxEntry[]) => void;
};

/**
 * Sends the stored entries, in order per job, one at a time, until none is left or the server
 * cannot be reached; then retries automatically. An entry is removed only once the server has
 * confirmed it. `run` is called for each new entry, and when the device is online again.
 */
export function createSender(options: Sender) {
  const { onState, store } = options;
  let isRunning = false;
  /** True if `run` was called since the entries were last read. */
  let isRequested = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let settled: readonly OutboxEntry[] = [];
  const sender: Sender = {
    ...options,
    call: async (entry) => {
      const outcome = await options.call(entry);
      if (outcome.kind === 'done' || outcome.kind === 'refused') settled = [...settled, entry];
      return outcome;
    },
    onConfirmed: (entry, response) => {
      // A line over which some entries get is not one to wait a minute for.
      failures = 0;
      options.onConfirmed?.(entry, response);
    },
  };

  const drainOnce = async (): Promise<SyncState> => {
    try {
      return await alone(store.name, () => {
        isRequested = false;
        return drain(sender);
      });
    } catch {
      // The device's storage failed, for example because the disk is full; the entries are still
      // stored.
      return { kind: 'offline' };
    }
  };
  const attempt = async (isRetry: boolean): Promise<void> => {
    isRequested = true;
    if (isRunning) return;
    isRunning = true;
    clearTimeout(timer);
    let end = await drainOnce();
    // An entry that was added after the last read would otherwise wait for the next one.
    while (isRequested && end.kind === 'idle') end = await drainOnce();
    isRunning = false;
    later(end, isRetry);
    onState(end);
    if (settled.length === 0) return;
    options.onSettled?.(settled);
    settled = [];
  };
  const later = (end: SyncState, isRetry: boolean): void => {
    if (end.kind !== 'offline') {
      failures = 0;
      return;
    }
    // Only retries lengthen the pause: ten new entries without a server are one failure.
    if (isRetry || failures === 0) failures += 1;
    timer = setTimeout(() => void attempt(true), pauseAfter(failures));
  };
  return { run: () => attempt(false) };
}

/** Only one page of a device sends at a time: a second tab waits. */
const alone = async (name: string, work: () => Promise<SyncState>): Promise<SyncState> =>
  'locks' in navigator ? navigator.locks.request(`${name}-outbox`, work) : work();

async function drain(sender: Sender): Promise<SyncState> {
  const { store, call, onState, onChange } = sender;
  for (;;) {
    const owner = (await sender.currentOwner?.()) ?? null;
    const waiting = sendable(await store.entriesInOrder(), owner);
    if (waiting.length === 0) return { kind: 'idle' };
    onState({ kind: 'sending', count: waiting.length });
    for (const entry of waiting) {
      const outcome = await call(entry);
      await settle(sender, entry, outcome);
      if (outcome.kind === 'done') sender.onConfirmed?.(entry, outcome.result);
      onChange();
      if (outcome.kind === 'later') return { kind: 'offline' };
      if (outcome.kind === 'signIn') return { kind: 'signIn' };
    }
  }
}

/** Updates an entry by its outcome: confirmed, refused and retained, or still waiting. */
async function settle(
  { store, whyUnconfirmed }: Sender,
  entry: OutboxEntry,
  outcome: Outcome<unknown>,
): Promise<void> {
  const refuse = (message: string) =>
    store.replaceEntry({ ...entry, state: { kind: 'refused', message } });
  if (outcome.kind === 'done') {
    const why = (await whyUnconfirmed?.(entry, outcome.result)) ?? null;
    return why === null ? store.removeEntry(entry.id) : refuse(why);
  }
  if (outcome.kind === 'refused') return refuse(outcome.message);
  const attempts = entry.state.kind === 'waiting' ? entry.state.attempts + 1 : 1;
  return store.replaceEntry({ ...entry, state: { kind: 'waiting', attempts } });
}
