import { useSyncExternalStore } from 'react';

const minute_ms = 60_000;

/** Returns the start of the current minute; updated each minute only if needed. */
export const useMinute = (counts = true): number =>
  useSyncExternalStore(counts ? eachMinute : never, presentMinute);

const presentMinute = (): number => Math.floor(Date.now() / minute_ms) * minute_ms;

function eachMinute(notify: () => void): () => void {
  const timer = setInterval(notify, minute_ms);
  return () => clearInterval(timer);
}

const never = () => () => undefined;
