import { useEffect, useState } from 'react';

/** The default wait of everything that reacts to typing, in milliseconds. */
const debounceMs = 500;

/** The value as it was once it rested for `waitMs` milliseconds. */
export function useDebounced<Value>(value: Value, waitMs: number = debounceMs): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), waitMs);
    return () => clearTimeout(timer);
  }, [value, waitMs]);
  return rested;
}
