import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The last released version, as the changelog names it, and its commit. */
export const previousRelease = {
  version: '0.3.0',
  commit: 'ac104776e52cb8b6be49df7ec4023173936c6091',
} as const;

const root = join(import.meta.dirname, '../../../..');
const packages = ['kernel', 'contract', 'solver', 'adapters', 'server'] as const;

/** The code of the previous release in a folder of its own. */
export type ReleasedCode = {
  /** The server's main module. */
  readonly main: string;
  readonly remove: () => void;
};

/** Returns whether this clone has the history of the previous release: a shallow one has not. */
export function hasPreviousRelease(): boolean {
  try {
    execFileSync('git', ['cat-file', '-e', `${previousRelease.commit}^{commit}`], {
      cwd: root,
      stdio: 'ignore',
    });
    return true;
  } catch {
    return false;
  }
}

/** Checks out the previous release; it uses the dependencies that are installed for this one. */
export function checkOutPreviousRelease(): ReleasedCode {
  const folder = mkdtempSync(join(tmpdir(), 'waybill-release-'));
  const archive = execFileSync(
    'git',
    ['archive', previousRelease.commit, 'package.json', 'database', ...packages],
    { cwd: root, maxBuffer: 500_000_000 },
  );
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  const installed = join(root, 'node_modules');
  mkdirSync(join(folder, 'node_modules/@waybill'), { recursive: true });
  for (const name of readdirSync(installed)) {
    if (name === '@waybill' || name.startsWith('.')) continue;
    symlinkSync(join(installed, name), join(folder, 'node_modules', name));
  }
  for (const name of packages) {
    symlinkSync(join(folder, name), join(folder, 'node_modules/@waybill', name));
  }
  return {
    main: join(folder, 'server/src/main.ts'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
