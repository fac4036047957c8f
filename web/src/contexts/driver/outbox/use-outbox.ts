import { useCallback, useMemo, useState } from 'react';
import { currentOwner } from '../session.ts';
import type { NewEntry } from '#client/outbox/store.ts';
import { countOf, type OutboxEntry } from '#client/outbox/entry.ts';
import { parkedIn } from './parked.ts';
import { createSender, type SyncState } from './send.ts';
import { addEntry, entriesInOrder } from './store.ts';

/** Returns the entries that wait on this phone, and the functions that send them. */
export function useOutbox() {
  const [entries, setEntries] = useState<readonly OutboxEntry[]>([]);
  const [sync, setSync] = useState<SyncState>({ kind: 'starting' });
  const [isFull, setFull] = useState(false);
  /** Numbers of jobs whose scans dispatch has to decide about. */
  const [parked, setParked] = useState<readonly string[]>([]);

  const readEntries = useCallback(async () => setEntries(await entriesInOrder()), []);
  const { run: send } = useMemo(
    () =>
      createSender({
        onState: setSync,
        onChange: () => void readEntries(),
        onConfirmed: (_, response) => setParked((before) => [...before, ...parkedIn(response)]),
      }),
    [readEntries],
  );
  /** Stores an action; returns false if the phone is full, and nothing was stored. */
  const keep = useCallback(
    async (act: NewEntry): Promise<boolean> => {
      try {
        await addEntry({ ...act, owner: await currentOwner() });
        setFull(false);
      } catch {
        setFull(true);
        return false;
      }
      await readEntries();
      return true;
    },
    [readEntries],
  );
  const askToSignIn = useCallback(() => setSync({ kind: 'signIn' }), []);
  const forgetParked = () => setParked([]);
  const count = countOf(entries);
  return {
    entries,
    count,
    sync,
    isFull,
    parked,
    send,
    keep,
    readEntries,
    askToSignIn,
    forgetParked,
  };
}
