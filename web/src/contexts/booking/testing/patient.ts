import { configure } from '@testing-library/react';
import { vi } from 'vitest';

/** Whole screens take seconds in the test's document when the machine is busy. */
export function bePatient(): void {
  configure({ asyncUtilTimeout: 15_000 });
  vi.setConfig({ testTimeout: 60_000 });
}
