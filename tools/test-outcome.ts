/** What the reports of the test runners say: how many tests passed, and which did not. */
import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';

export type TestOutcome = {
  readonly passed: number;
  readonly failed: number;
  /** The full names of the tests that failed. */
  readonly failures: readonly string[];
};

const noTests: TestOutcome = { passed: 0, failed: 0, failures: [] };

type VitestReport = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
};

type PlaywrightSuite = {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly file: string;
    readonly title: string;
    readonly ok: boolean;
  }[];
};

type PlaywrightReport = PlaywrightSuite & {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
  };
};

/** Reads vitest's JSON report; returns no tests if it was not written. */
export async function unitOutcome(file: string): Promise<TestOutcome> {
  const report = await read<VitestReport>(file);
  if (report === null) return noTests;
  const { numPassedTests: passed, numFailedTests: failed } = report;
  return { passed, failed, failures: unitFailures(report) };
}

/** A file that fails before its first test is named by itself. */
function unitFailures({ testResults }: VitestReport): readonly string[] {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    const file = relative('', name);
    if (status === 'failed' && failed.length === 0) return [file];
    return failed.map(({ fullName }) => `${file} › ${fullName}`);
  });
}

/** Reads Playwright's JSON report; a test that passed on a second try counts as failed. */
export async function e2eOutcome(file: string): Promise<TestOutcome> {
  const report = await read<PlaywrightReport>(file);
  if (report === null) return noTests;
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected, failed: unexpected + flaky, failures: e2eFailures(report) };
}

function e2eFailures({ suites = [], specs = [] }: PlaywrightSuite): readonly string[] {
  const own = specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file} › ${title}`);
  return [...own, ...suites.flatMap(e2eFailures)];
}

async function read<T>(file: string): Promise<T | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T;
  } catch {
    return null;
  }
}
