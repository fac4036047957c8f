import { useCallback, useEffect, useRef } from 'react';

/** Returns a function that is stable between renders and always calls the latest `act`. */
export function useStable<Args extends readonly unknown[], Result>(act: (...args: Args) => Result) {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
