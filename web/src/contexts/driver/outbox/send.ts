import { t } from '#shell/texts/page-texts.ts';
import type { Outcome } from '../api.ts';
import { call } from '../api.ts';
import { currentOwner } from '../session.ts';
import { type OutboxEntry, pauseAfter, sendable } from './entry.ts';
import { confirmsPictures } from './hashes.ts';
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
  /** The server has confirmed an entry with this response. */
  readonly onConfirmed: (entry: OutboxEntry, response: unknown) => void;
};

/** One page of a device sends at a time: of two tabs, the other waits. */
const lockName = 'waybill-driver-outbox';

/**
 * Sends what waits, in order per job, one at a time, until nothing is left or the server cannot be
 * reached; then tries again by itself. An entry is removed only once the server has confirmed it.
 */
export function createSender(sender: Sender) {
  let isRunning = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const run = async (): Promise<void> => {
    if (isRunning) return;
    isRunning = true;
    clearTimeout(timer);
    try {
      sender.onState(later(await alone(() => drain(sender))));
    } catch {
      // The device's store failed, as when the disk is full: what waits is still in it.
      sender.onState(later({ kind: 'offline' }));
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

const alone = async (work: () => Promise<SyncState>): Promise<SyncState> =>
  'locks' in navigator ? navigator.locks.request(lockName, work) : work();

async function drain(sender: Sender): Promise<SyncState> {
  for (;;) {
    const waiting = sendable(await entriesInOrder(), await currentOwner());
    if (waiting.length === 0) return { kind: 'idle' };
    sender.onState({ kind: 'sending', count: waiting.length });
    for (const entry of waiting) {
      const { path, body, id: key } = entry;
      const outcome = await call<unknown>('POST', path, { body, key });
      await settle(entry, outcome);
      if (outcome.kind === 'done') sender.onConfirmed(entry, outcome.result);
      sender.onChange();
      if (outcome.kind === 'later') return { kind: 'offline' };
      if (outcome.kind === 'signIn') return { kind: 'signIn' };
    }
  }
}

/** What becomes of an entry: confirmed, refused and kept, or waiting still. */
async function settle(entry: OutboxEntry, outcome: Outcome<unknown>): Promise<void> {
  const refuse = (message: string) =>
    replaceEntry({ ...entry, state: { kind: 'refused', message } });
  if (outcome.kind === 'done') {
    return (await confirmsPictures(entry.body, outcome.result))
      ? removeEntry(entry.id)
      : refuse(t('The photos did not arrive whole. They are still on this phone.'));
  }
  if (outcome.kind === 'refused') return refuse(outcome.message);
  const attempts = entry.state.kind === 'waiting' ? entry.state.attempts + 1 : 1;
  return replaceEntry({ ...entry, state: { kind: 'waiting', attempts } });
}
