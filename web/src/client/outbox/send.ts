import { type OutboxEntry, pauseAfter, sendable } from './entry.ts';
import type { OutboxStore } from './store.ts';

/** What became of a call. */
export type Outcome<Result> =
  | { readonly kind: 'done'; readonly result: Result }
  /** The server did not answer, or not now: the same call may be made again. */
  | { readonly kind: 'later' }
  /** The session has ended: the user has to sign in. */
  | { readonly kind: 'signIn' }
  /** The server refuses, and will refuse again. */
  | { readonly kind: 'refused'; readonly message: string };

export type SyncState =
  /** What waits has not been read yet. */
  | { readonly kind: 'starting' }
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending'; readonly count: number }
  /** No server; the next attempt follows by itself. */
  | { readonly kind: 'offline' }
  | { readonly kind: 'signIn' };

type Sender = {
  readonly store: OutboxStore;
  /** Makes the call of an entry; never throws. */
  readonly call: (entry: OutboxEntry) => Promise<Outcome<unknown>>;
  readonly onState: (state: SyncState) => void;
  /** The entries changed: read them again. */
  readonly onChange: () => void;
};

/**
 * Sends what waits, in order per job, one at a time, until nothing is left or the server cannot be
 * reached; then tries again by itself. An entry is removed only once the server has confirmed it.
 */
export function createSender(sender: Sender) {
  const { onState } = sender;
  let isRunning = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const run = async (): Promise<void> => {
    if (isRunning) return;
    isRunning = true;
    clearTimeout(timer);
    try {
      onState(await drain(sender).then((end) => later(end)));
    } finally {
      isRunning = false;
    }
  };
  const later = (end: SyncState): SyncState => {
    failures = end.kind === 'offline' ? failures + 1 : 0;
    if (end.kind === 'offline') timer = setTimeout(() => void run(), pauseAfter(failures));
    return end;
  };
  return { run };
}

async function drain({ store, call, onState, onChange }: Sender): Promise<SyncState> {
  for (;;) {
    const waiting = sendable(await store.entriesInOrder());
    if (waiting.length === 0) return { kind: 'idle' };
    onState({ kind: 'sending', count: waiting.length });
    for (const entry of waiting) {
      const outcome = await call(entry);
      await settle(store, entry, outcome);
      onChange();
      if (outcome.kind === 'later') return { kind: 'offline' };
      if (outcome.kind === 'signIn') return { kind: 'signIn' };
    }
  }
}

/** What becomes of an entry: confirmed, refused and kept, or waiting still. */
async function settle(
  store: OutboxStore,
  entry: OutboxEntry,
  outcome: Outcome<unknown>,
): Promise<void> {
  if (outcome.kind === 'done') return store.removeEntry(entry.id);
  if (outcome.kind === 'refused') {
    return store.replaceEntry({ ...entry, state: { kind: 'refused', message: outcome.message } });
  }
  const attempts = entry.state.kind === 'waiting' ? entry.state.attempts + 1 : 1;
  return store.replaceEntry({ ...entry, state: { kind: 'waiting', attempts } });
}
