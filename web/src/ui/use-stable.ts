import { useCallback, useEffect, useRef } from 'react';

/** A function that stays the same between drawings and always runs the latest `act`. */
export function useStable<Args extends readonly unknown[]>(act: (...args: Args) => void) {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
