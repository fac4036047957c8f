import { useState } from 'react';
import type { z } from 'zod';

const keyOf = (name: string): string => `billing:${name}`;

/**
 * State that outlives its page within the tab: whoever leaves to mend a blocker comes back to it.
 * What does not fit `shape` any more counts as nothing kept.
 */
export function useKept<T>(name: string, shape: z.ZodType<T>, first: T) {
  const [held, setHeld] = useState<T>(() => keptOf(name, shape) ?? first);
  const keep = (next: T) => {
    setHeld(next);
    try {
      sessionStorage.setItem(keyOf(name), JSON.stringify(next));
    } catch {
      // Private windows may refuse storage: the choice then lasts as long as the page.
    }
  };
  return [held, keep] as const;
}

function keptOf<T>(name: string, shape: z.ZodType<T>): T | undefined {
  try {
    const parsed = shape.safeParse(JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null'));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

/** Forgets what was kept: the run was started. */
export function forgetKept(...names: readonly string[]): void {
  try {
    for (const name of names) sessionStorage.removeItem(keyOf(name));
  } catch {
    // Then there was nothing to forget.
  }
}
