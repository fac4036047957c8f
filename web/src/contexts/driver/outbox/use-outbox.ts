import { useCallback, useMemo, useState } from 'react';
import { readSaved } from '../cached.ts';
import { lastOwner } from '../session.ts';
import type { NewEntry } from '#client/outbox/store.ts';
import { countOf, type OutboxEntry } from '#client/outbox/entry.ts';
import { collapsed } from '../collapsed.ts';
import { confirmedActions } from './confirmed.ts';
import { parkedIn } from './parked.ts';
import { createSender, type SyncState } from './send.ts';
import { addEntries, entriesInOrder, saveRead } from './store.ts';

/** The key of what the server has confirmed since the run was last read. */
const confirmedPath = 'confirmed';

const saveConfirmed = (entries: readonly OutboxEntry[]): Promise<void> =>
  saveRead(confirmedPath, entries, new Date().toISOString()).catch(() => undefined);

/** Returns the entries that wait on this phone, and the functions that send them. */
export function useOutbox() {
  const [entries, setEntries] = useState<readonly OutboxEntry[]>([]);
  const [sync, setSync] = useState<SyncState>({ kind: 'starting' });
  const [isFull, setFull] = useState(false);
  /** Numbers of jobs whose scans dispatch has to decide about. */
  const [parked, setParked] = useState<readonly string[]>([]);
  /** What the server confirmed or refused last: the run on this phone does not have it yet. */
  const [lastSettled, setLastSettled] = useState<readonly OutboxEntry[]>([]);

  const [confirmed, setConfirmed] = useState<readonly OutboxEntry[]>([]);
  const settled = useMemo(
    () => confirmedActions({ onChange: setConfirmed, save: saveConfirmed }),
    [],
  );

  const readEntries = useMemo(() => collapsed(async () => setEntries(await entriesInOrder())), []);
  const { run: send } = useMemo(
    () =>
      createSender({
        onState: setSync,
        onChange: () => void readEntries(),
        noteConfirmed: settled.add,
        onConfirmed: (entry, response) => {
          setParked((before) => [...before, ...parkedIn(entry, response)]);
        },
        onSettled: setLastSettled,
      }),
    [readEntries, settled],
  );
  const readConfirmed = useCallback(async () => {
    settled.restore((await readSaved<readonly OutboxEntry[]>(confirmedPath))?.result ?? []);
  }, [settled]);
  /** Stores actions; returns false if the phone is full, and nothing was stored. */
  const add = useCallback(
    async (...acts: NewEntry[]): Promise<boolean> => {
      try {
        const owner = await lastOwner();
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
  const requireSignIn = useCallback(() => setSync({ kind: 'signIn' }), []);
  const forgetParked = () => setParked([]);
  const count = countOf(entries);
  return {
    entries,
    confirmed,
    settled,
    answered: lastSettled,
    count,
    sync,
    isFull,
    parked,
    send,
    keep: add,
    readEntries,
    readConfirmed,
    askToSignIn: requireSignIn,
    forgetParked,
  };
}
