import type { DriverSelf } from '@waybill/contract/fleet/shifts/shapes';
import type { DriverRun } from '@waybill/contract/jobs/board/shapes';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { type CachedRead, readCached, readSaved } from './cached.ts';
import type { DriverAct } from './outbox/acts.ts';
import { countOf, type OutboxEntry } from './outbox/entry.ts';
import { createSender, type SyncState } from './outbox/send.ts';
import { addEntry, entriesInOrder } from './outbox/store.ts';
import { currentSession } from './session.ts';

const runPath = '/api/driver/run';
const selfPath = '/api/driver/me';
const refresh_ms = 60_000;

/** Everything the screens show: the run and oneself as last heard, and what waits to be sent. */
export function useDriver() {
  const [run, setRun] = useState<CachedRead<DriverRun> | null>(null);
  const [self, setSelf] = useState<CachedRead<DriverSelf> | null>(null);
  const [entries, setEntries] = useState<readonly OutboxEntry[]>([]);
  const [sync, setSync] = useState<SyncState>({ kind: 'starting' });
  const [isFirst, setFirst] = useState(true);

  const readEntries = useCallback(async () => setEntries(await entriesInOrder()), []);
  const sender = useMemo(
    () => createSender({ onState: setSync, onChange: () => void readEntries() }),
    [readEntries],
  );
  const refresh = useCallback(async () => {
    await sender.run();
    if ((await currentSession()) === 'none') setSync({ kind: 'signIn' });
    const [newRun, newSelf] = await Promise.all([
      readCached<DriverRun>(runPath),
      readCached<DriverSelf>(selfPath),
    ]);
    setRun(newRun);
    setSelf(newSelf);
    setFirst(false);
  }, [sender]);

  useEffect(() => {
    void showSaved(setRun, setSelf).then(readEntries).then(refresh);
    const again = () => void refresh();
    const visible = () => document.visibilityState === 'visible' && again();
    const timer = setInterval(visible, refresh_ms);
    window.addEventListener('online', again);
    document.addEventListener('visibilitychange', visible);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
      document.removeEventListener('visibilitychange', visible);
    };
  }, [readEntries, refresh]);

  const act = async (done: DriverAct): Promise<void> => {
    await addEntry(done);
    await readEntries();
    void sender.run().then(refresh);
  };
  return { run, self, entries, sync, isFirst, count: countOf(entries), act, refresh, readEntries };
}

/** What was heard last is there before the server says anything. */
async function showSaved(
  setRun: (run: CachedRead<DriverRun>) => void,
  setSelf: (self: CachedRead<DriverSelf>) => void,
): Promise<void> {
  const [run, self] = await Promise.all([
    readSaved<DriverRun>(runPath),
    readSaved<DriverSelf>(selfPath),
  ]);
  if (run !== null) setRun(run);
  if (self !== null) setSelf(self);
}

export type DriverState = ReturnType<typeof useDriver>;
