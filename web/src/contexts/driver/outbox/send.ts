import type { Outcome } from '../api.ts';
import { call } from '../api.ts';
import { type OutboxEntry, pauseAfter, sendable } from './entry.ts';
import { entriesInOrder, removeEntry, replaceEntry } from './store.ts';

export type SyncState =
  /** What waits has not been read yet. */
  | { readonly kind: 'starting' }
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending'; readonly count: number }
  /** No server; the next attempt follows by itself. */
  | { readonly kind: 'offline' }
  | { readonly kind: 'signIn' };

type Sender = {
  readonly onState: (state: SyncState) => void;
  /** The entries changed: read them again. */
  readonly onChange: () => void;
};

/**
 * Sends what waits, in order per job, one at a time, until nothing is left or the server cannot be
 * reached; then tries again by itself. An entry is removed only once the server has confirmed it.
 */
export function createSender({ onState, onChange }: Sender) {
  let isRunning = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const run = async (): Promise<void> => {
    if (isRunning) return;
    isRunning = true;
    clearTimeout(timer);
    try {
      onState(await drain(onState, onChange).then((end) => later(end)));
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

async function drain(
  onState: (state: SyncState) => void,
  onChange: () => void,
): Promise<SyncState> {
  for (;;) {
    const waiting = sendable(await entriesInOrder());
    if (waiting.length === 0) return { kind: 'idle' };
    onState({ kind: 'sending', count: waiting.length });
    for (const entry of waiting) {
      const outcome = await call<unknown>('POST', entry.path, entry.body);
      await settle(entry, outcome);
      onChange();
      if (outcome.kind === 'later') return { kind: 'offline' };
      if (outcome.kind === 'signIn') return { kind: 'signIn' };
    }
  }
}

/** What becomes of an entry: confirmed, refused and kept, or waiting still. */
async function settle(entry: OutboxEntry, outcome: Outcome<unknown>): Promise<void> {
  if (outcome.kind === 'done') return removeEntry(entry.id);
  if (outcome.kind === 'refused') {
    return replaceEntry({ ...entry, state: { kind: 'refused', message: outcome.message } });
  }
  const attempts = entry.state.kind === 'waiting' ? entry.state.attempts + 1 : 1;
  return replaceEntry({ ...entry, state: { kind: 'waiting', attempts } });
}
