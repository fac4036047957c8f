import { useCallback, useState } from 'react';
import { readSaved } from './cached.ts';
import { saveRead } from './outbox/store.ts';

/** The key of the stops at which the driver has arrived. */
const path = 'arrivals';
/** More stops than a day has. */
const most = 300;

type Arrival = readonly [jobId: string, at: string];

/**
 * Returns when the driver arrived at each stop, ISO 8601. It is sent with what follows at the stop,
 * and tells how long the driver waited.
 */
export function useArrivals() {
  const [arrivals, setArrivals] = useState<ReadonlyMap<string, string>>(new Map());
  const readArrivals = useCallback(async () => {
    setArrivals(new Map((await readSaved<readonly Arrival[]>(path))?.result ?? []));
  }, []);
  const noteArrival = (jobId: string, at: string): void => {
    const next = [...arrivals, [jobId, at] as const].slice(-most);
    setArrivals(new Map(next));
    void saveRead(path, next, at).catch(() => undefined);
  };
  return { arrivals, readArrivals, noteArrival };
}
