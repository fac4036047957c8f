import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { complaintOf, longFunctions, longLines, manyParameters, type Ratchet } from './limits.ts';
import { filesOfRepository, root, textOf } from './repository.ts';

const code = filesOfRepository().filter((file) => /\.(ts|tsx|mjs)$/.test(file));
/** Texts and their translations have one line each, however long. */
const isCatalogue = (file: string): boolean => /tenancy\/texts\/|domain\/german\//.test(file);

type Finding = { readonly code: string; readonly filename: string };

/** Returns the findings of a single oxlint rule, outside tests. */
function findingsOf(rule: string, options: object): readonly Finding[] {
  const config = join(tmpdir(), `waybill-${rule}.json`);
  const rules = { [rule]: ['error', options] };
  writeFileSync(config, JSON.stringify({ categories: { correctness: 'off' }, rules }));
  const { diagnostics } = JSON.parse(oxlint(['-c', config, '-f', 'json'])) as {
    diagnostics: readonly Finding[];
  };
  return diagnostics.filter(({ filename }) => !/\.(test|e2e)\.tsx?$|\/testing\//.test(filename));
}

/** It exits with 1 if it finds something. */
function oxlint(args: readonly string[]): string {
  try {
    return execFileSync('oxlint', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

const counts: readonly (readonly [Ratchet, () => number])[] = [
  [
    longLines,
    () =>
      code
        .filter((file) => !isCatalogue(file))
        .flatMap((file) => textOf(file).split('\n'))
        .filter((line) => line.length > 100).length,
  ],
  [manyParameters, () => findingsOf('max-params', { max: 3 }).length],
  [
    longFunctions,
    () =>
      findingsOf('max-lines-per-function', { max: 60 }).filter(({ filename }) =>
        /^(server|contract)\//.test(filename),
      ).length,
  ],
];

describe('the code', () => {
  it.each(counts)('has no more of $what than its limit', (ratchet, count) => {
    expect(complaintOf(ratchet, count())).toBeNull();
  });

  it('over a limit is reported with what to do', () => {
    const ratchet = { what: 'long lines', most: 1, advice: 'break the line' };
    expect(complaintOf(ratchet, 1)).toBeNull();
    expect(complaintOf(ratchet, 2)).toBe('2 long lines, 1 at most: break the line.');
  });
});
