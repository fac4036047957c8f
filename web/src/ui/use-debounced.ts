import { useEffect, useState } from 'react';

/** The default debounce time in milliseconds for everything that reacts to typing. */
const debounceMs = 500;

/** Returns the value once it has not changed for `waitMs` milliseconds. */
export function useDebounced<Value>(value: Value, waitMs: number = debounceMs): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), waitMs);
    return () => clearTimeout(timer);
  }, [value, waitMs]);
  return rested;
}
