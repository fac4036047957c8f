import { vi } from 'vitest';

/** Whole screens take seconds in the test DOM on a busy machine. */
export function bePatient(): void {
  vi.setConfig({ testTimeout: 60_000 });
}
