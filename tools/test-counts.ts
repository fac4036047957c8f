/** Numbers of tests, read from the reports of the test runners. */
import { readFile } from 'node:fs/promises';

export type Counts = { readonly passed: number; readonly failed: number };

const noTests: Counts = { passed: 0, failed: 0 };

type VitestReport = { readonly numPassedTests: number; readonly numFailedTests: number };

type PlaywrightReport = {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
  };
};

/** Reads vitest's JSON report; returns no tests if it was not written. */
export async function unitCounts(file: string): Promise<Counts> {
  const report = await read<VitestReport>(file);
  if (report === null) return noTests;
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

/** Reads Playwright's JSON report; a test that passed on a second try counts as failed. */
export async function e2eCounts(file: string): Promise<Counts> {
  const report = await read<PlaywrightReport>(file);
  if (report === null) return noTests;
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected, failed: unexpected + flaky };
}

async function read<T>(file: string): Promise<T | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T;
  } catch {
    return null;
  }
}
