import { useState } from 'react';
import type { z } from 'zod';

/** Names of what is stored, so that nothing else is read for it. */
const prefix = 'billing.';

/**
 * State that outlives its page within the tab: whoever leaves to mend a blocker comes back to it.
 * What does not fit `shape` any more counts as nothing stored.
 */
export function useTabState<T>(name: string, shape: z.ZodType<T>, first: T) {
  const [held, setHeld] = useState<T>(() => storedOf(name, shape) ?? first);
  const store = (next: T) => {
    setHeld(next);
    try {
      sessionStorage.setItem(prefix + name, JSON.stringify(next));
    } catch {
      // Private windows may refuse storage: the choice then lasts as long as the page.
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

/** Forgets what was stored: the run was started. */
export function forgetTabState(...names: readonly string[]): void {
  try {
    for (const name of names) sessionStorage.removeItem(prefix + name);
  } catch {
    // Then there was nothing to forget.
  }
}
