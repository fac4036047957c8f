/** What the reports of the test runners say: how many tests passed, and which did not. */
import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export type TestOutcome = {
  readonly passed: number;
  readonly failed: number;
  /** The full name of each test that failed, with the start of its error. */
  readonly failures: readonly string[];
};

const noTests: TestOutcome = { passed: 0, failed: 0, failures: [] };

type VitestReport = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    /** Why the file itself failed, in which case its tests did not run. */
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
};

type PlaywrightSuite = {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly file: string;
    readonly title: string;
    readonly ok: boolean;
    readonly tests?: readonly { readonly results: readonly PlaywrightResult[] }[];
  }[];
};

type PlaywrightResult = { readonly errors?: readonly { readonly message?: string }[] };

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
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    const file = relative('', name);
    if (status === 'failed' && failed.length === 0) return [withError(file, message)];
    return failed.map(({ fullName, failureMessages }) =>
      withError(`${file} › ${fullName}`, failureMessages?.[0]),
    );
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
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests = [] }) => withError(`${file} › ${title}`, firstErrorOf(tests)));
  return [...own, ...suites.flatMap(e2eFailures)];
}

const firstErrorOf = (
  tests: readonly { readonly results: readonly PlaywrightResult[] }[],
): string | undefined =>
  tests
    .flatMap(({ results }) => results.flatMap(({ errors = [] }) => errors))
    .find(({ message }) => message !== undefined)?.message;

/** Appends the first lines of an error: the whole stands far above in a long output. */
function withError(test: string, error: string | undefined): string {
  const lines = stripVTControlCharacters(error ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return lines.length === 0 ? test : `${test}: ${lines.slice(0, 4).join(' ').slice(0, 300)}`;
}

async function read<T>(file: string): Promise<T | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T;
  } catch {
    return null;
  }
}
