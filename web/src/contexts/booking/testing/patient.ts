import { vi } from 'vitest';

/** Whole screens take seconds in the test's document when the machine is busy. */
export function bePatient(): void {
  vi.setConfig({ testTimeout: 60_000 });
}
