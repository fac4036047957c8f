import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { e2eOutcome, unitOutcome } from './test-outcome.ts';

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'waybill-outcome-'));
});

afterEach(() => rm(dir, { recursive: true }));

describe('the outcome of a test run', () => {
  it('counts the unit tests, and names failed tests and files with their errors', async () => {
    const failed = {
      fullName: 'a price is never negative',
      status: 'failed',
      failureMessages: ['AssertionError: expected -1\n\u001B[31m  to be 1\u001B[39m'],
    };
    const passed = { fullName: 'a price has a currency', status: 'passed' };
    const unit = await report({
      numPassedTests: 7,
      numFailedTests: 1,
      testResults: [
        { name: 'price.test.ts', status: 'failed', assertionResults: [failed, passed] },
        {
          name: 'broken.test.ts',
          status: 'failed',
          message: 'No such module',
          assertionResults: [],
        },
        { name: 'empty.test.ts', status: 'passed', assertionResults: [] },
      ],
    });
    expect(await unitOutcome(unit)).toEqual({
      passed: 7,
      failed: 1,
      failures: [
        'price.test.ts › a price is never negative: AssertionError: expected -1 to be 1',
        'broken.test.ts: No such module',
      ],
    });
  });

  it('counts a browser test that passed on its second attempt as failed', async () => {
    const e2e = await report({ stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 4 } });
    expect(await e2eOutcome(e2e)).toMatchObject({ passed: 3, failed: 2 });
  });

  it('names the browser tests that failed, in nested suites as well', async () => {
    const error = { message: 'Timed out\n' };
    const spec = (title: string, ok: boolean) => ({
      file: 'board.e2e.ts',
      title,
      ok,
      tests: [{ results: ok ? [{ errors: [] }] : [{ errors: [error] }, { errors: [error] }] }],
    });
    const e2e = await report({
      stats: { expected: 1, unexpected: 2, flaky: 0 },
      suites: [
        {
          specs: [spec('opens', false), spec('prints', true)],
          suites: [{ specs: [spec('closes', false)] }],
        },
      ],
    });
    expect((await e2eOutcome(e2e)).failures).toEqual([
      'board.e2e.ts › opens: Timed out',
      'board.e2e.ts › closes: Timed out',
    ]);
  });

  it('is empty without a report', async () => {
    const absent = join(dir, 'absent.json');
    const none = { passed: 0, failed: 0, failures: [] };
    expect(await unitOutcome(absent)).toEqual(none);
    expect(await e2eOutcome(absent)).toEqual(none);
  });
});

async function report(content: object): Promise<string> {
  const file = join(dir, 'report.json');
  await writeFile(file, JSON.stringify(content));
  return file;
}
