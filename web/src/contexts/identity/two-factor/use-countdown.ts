import { useEffect, useState } from 'react';

type Countdown = {
  /** The remaining minutes and seconds, `4:32`; empty if there is no wait. */
  readonly text: string;
  readonly start: (seconds: number) => void;
};

/** Counts seconds down to zero. */
export function useCountdown(): Countdown {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  const seconds = String(left % 60).padStart(2, '0');
  return { text: left > 0 ? `${Math.floor(left / 60)}:${seconds}` : '', start: setLeft };
}
