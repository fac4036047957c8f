import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { e2eCounts, unitCounts } from './test-counts.ts';

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'waybill-counts-'));
});

afterEach(() => rm(dir, { recursive: true }));

describe('test run counts', () => {
  it('match the report', async () => {
    const unit = await report({ numPassedTests: 7, numFailedTests: 2, numPendingTests: 1 });
    expect(await unitCounts(unit)).toEqual({ passed: 7, failed: 2 });
  });

  it('count a browser test that passed on its second attempt as failed', async () => {
    const e2e = await report({ stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 4 } });
    expect(await e2eCounts(e2e)).toEqual({ passed: 3, failed: 2 });
  });

  it('are null without a report', async () => {
    const absent = join(dir, 'absent.json');
    expect(await unitCounts(absent)).toEqual({ passed: 0, failed: 0 });
    expect(await e2eCounts(absent)).toEqual({ passed: 0, failed: 0 });
  });
});

async function report(content: object): Promise<string> {
  const file = join(dir, 'report.json');
  await writeFile(file, JSON.stringify(content));
  return file;
}
