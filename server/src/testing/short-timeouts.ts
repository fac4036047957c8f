import { vi } from 'vitest';

/** Runs a test's work with timeouts of a fifth: what hangs is given up as soon as that. */
export async function withShortTimeouts<T>(work: () => Promise<T>): Promise<T> {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms / 5));
  try {
    return await work();
  } finally {
    spy.mockRestore();
  }
}
