import { useCallback, useMemo, useRef, useState } from 'react';
import { currentOwner } from '../session.ts';
import type { NewEntry } from '#client/outbox/store.ts';
import { countOf, type OutboxEntry } from '#client/outbox/entry.ts';
import { parkedIn } from './parked.ts';
import { createSender, type SyncState } from './send.ts';
import { addEntries, entriesInOrder } from './store.ts';

/** Returns the entries that wait on this phone, and the functions that send them. */
export function useOutbox() {
  const [entries, setEntries] = useState<readonly OutboxEntry[]>([]);
  const [sync, setSync] = useState<SyncState>({ kind: 'starting' });
  const [isFull, setFull] = useState(false);
  /** Numbers of jobs whose scans dispatch has to decide about. */
  const [parked, setParked] = useState<readonly string[]>([]);

  /** Confirmed actions that the run on this phone does not have yet: a stop stays as it was left. */
  const settled = useRef<readonly OutboxEntry[]>([]);
  const [confirmed, setConfirmed] = useState(settled.current);

  const readEntries = useCallback(async () => setEntries(await entriesInOrder()), []);
  const { run: send } = useMemo(
    () =>
      createSender({
        onState: setSync,
        onChange: () => void readEntries(),
        onConfirmed: (entry, response) => {
          settled.current = [...settled.current, entry];
          setConfirmed(settled.current);
          setParked((before) => [...before, ...parkedIn(entry, response)]);
        },
      }),
    [readEntries],
  );
  /** Returns a function that forgets what has been confirmed by now; call it once it was read. */
  const noteConfirmed = useCallback(() => {
    const known = new Set(settled.current);
    return () => {
      settled.current = settled.current.filter((entry) => !known.has(entry));
      setConfirmed(settled.current);
    };
  }, []);
  const hasConfirmed = useCallback(() => settled.current.length > 0, []);
  /** Stores actions; returns false if the phone is full, and nothing was stored. */
  const keep = useCallback(
    async (...acts: NewEntry[]): Promise<boolean> => {
      try {
        const owner = await currentOwner();
        await addEntries(acts.map((act) => ({ ...act, owner })));
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
    confirmed,
    noteConfirmed,
    hasConfirmed,
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
