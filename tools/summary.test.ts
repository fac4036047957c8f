import { describe, expect, it } from 'vitest';
import { summaryOf } from './summary.ts';

const types = { name: 'types', seconds: 61.94, ok: true, tests: undefined };
const tests = {
  name: 'tests',
  seconds: 400,
  ok: true,
  tests: { passed: 7, failed: 0, failures: [] },
};

describe('the run summary', () => {
  it('names the failed tests of all steps before it counts them', () => {
    const failures = ['a.e2e.ts › opens', 'b.e2e.ts › closes'];
    const e2e = {
      name: 'e2e',
      seconds: 9,
      ok: false,
      tests: { passed: 3, failed: 2, failures },
    };
    expect(summaryOf([types, tests, e2e])).toEqual([
      '✓ types         61.9 s',
      '✓ tests        400.0 s',
      '✗ e2e            9.0 s',
      '  ✗ a.e2e.ts › opens',
      '  ✗ b.e2e.ts › closes',
      '10 passed, 2 failed',
    ]);
  });

  it('counts no tests where none were run', () => {
    expect(summaryOf([types, { ...types, name: 'lint', ok: false }])).toEqual([
      '✓ types         61.9 s',
      '✗ lint          61.9 s',
    ]);
  });

  it('counts a step that fails without a failing test as one failure', () => {
    expect(summaryOf([{ ...types, ok: false }, tests]).at(-1)).toBe('7 passed, 1 failed');
  });
});
