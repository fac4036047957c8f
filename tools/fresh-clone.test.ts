import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root, textOf } from './repository.ts';

let clone: string;
beforeAll(() => {
  clone = mkdtempSync(join(tmpdir(), 'fresh-clone-'));
  for (const file of [
    'package.json',
    'package-lock.json',
    ...globSync('tools/*.mjs', { cwd: root }),
  ]) {
    cpSync(join(root, file), join(clone, file));
  }
});
afterAll(() => rmSync(clone, { recursive: true }));

describe('in a fresh clone', () => {
  it('the doctor names the missing packages and what installs them', () => {
    const { stdout, stderr, status } = spawnSync('node', ['tools/doctor.mjs'], {
      cwd: clone,
      encoding: 'utf8',
    });
    expect(stdout).toContain('✗ packages       not installed: `npm start` installs them.');
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
  });

  it('no npm script runs TypeScript with the Node of the machine, which may be too old', () => {
    const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
    const direct = Object.entries(scripts)
      .filter(([, script]) => /\bnode (?!tools\/run-tool\.mjs)\S+\.ts\b/.test(script))
      .map(([name]) => `${name}: start it with \`exec node tools/run-tool.mjs <file>\``);
    expect(direct).toEqual([]);
  });
});
