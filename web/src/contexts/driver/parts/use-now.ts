import { useEffect, useState } from 'react';

const step_ms = 15_000;

/** Returns the time in milliseconds since 1970, a quarter of a minute old at most. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), step_ms);
    return () => clearInterval(timer);
  }, []);
  return now;
}
