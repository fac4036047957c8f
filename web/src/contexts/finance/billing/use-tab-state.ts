import { useState } from 'react';
import type { z } from 'zod';

/** Prefix of the storage keys, which separates them from others. */
const prefix = 'billing.';

/**
 * State that outlives its page within the tab: a user who leaves to fix a blocker returns to it.
 * Stored state that no longer matches `shape` is ignored.
 */
export function useTabState<T>(name: string, shape: z.ZodType<T>, first: T) {
  const [held, setHeld] = useState<T>(() => storedOf(name, shape) ?? first);
  const store = (next: T) => {
    setHeld(next);
    try {
      sessionStorage.setItem(prefix + name, JSON.stringify(next));
    } catch {
      // Private windows may refuse storage: the state then lasts as long as the page.
    }
  };
  return [held, store] as const;
}

function storedOf<T>(name: string, shape: z.ZodType<T>): T | undefined {
  try {
    const parsed = shape.safeParse(JSON.parse(sessionStorage.getItem(prefix + name) ?? 'null'));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

/** Removes the stored state once the run has started. */
export function forgetTabState(...names: readonly string[]): void {
  try {
    for (const name of names) sessionStorage.removeItem(prefix + name);
  } catch {
    // Nothing was stored then.
  }
}
