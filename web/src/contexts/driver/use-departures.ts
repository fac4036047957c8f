import { useCallback, useState } from 'react';
import { readSaved } from './cached.ts';
import { saveRead } from './outbox/store.ts';

/** The key of the stops for which the driver has set out. */
const path = 'departures';
/** More stops than a day has. */
const most = 300;

/** Returns the stops whose receivers have been notified, or will be: each only once. */
export function useDepartures() {
  const [departed, setDeparted] = useState<ReadonlySet<string>>(new Set());
  const readDepartures = useCallback(async () => {
    setDeparted(new Set((await readSaved<readonly string[]>(path))?.result ?? []));
  }, []);
  const noteDeparture = (jobId: string): void => {
    const next = [...departed, jobId].slice(-most);
    setDeparted(new Set(next));
    void saveRead(path, next, new Date().toISOString()).catch(() => undefined);
  };
  return { departed, readDepartures, noteDeparture };
}
