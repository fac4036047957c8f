// `npm run test:deep`: runs the tests of adjustable size at full size: minutes, not seconds. `npm
// test` runs a tenth of them.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { command, pinnedNode, root, runInForeground, toolEnvironment } from './run.mjs';
import { ensureBuilt } from './web-build.mjs';

/** A real browser with a bad connection: a thousand acts of a driver, and a run of 31 stops. */
const e2eTest = 'driver-outbox.e2e.ts';

const needsSize = (file) => readFileSync(join(root, file), 'utf8').includes('testing/sized.ts');

await command(async () => {
  await ensureInstalled();
  const files = [
    ...globSync('server/src/**/*.test.ts', { cwd: root }).filter(needsSize),
    'solver/src/solver.test.ts',
  ];
  const named = process.argv.slice(2);
  const wanted = files.filter((file) => named.every((name) => file.includes(name)));
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--no-file-parallelism'];
  const env = { ...toolEnvironment(), DEEP: '1' };
  if (wanted.length > 0) {
    const code = await runInForeground(pinnedNode(), [...vitest, ...wanted], env);
    if (code !== 0) return code;
  }
  if (!named.every((name) => e2eTest.includes(name))) return 0;
  await ensureBuilt();
  const playwright = ['node_modules/@playwright/test/cli.js', 'test', '-c'];
  const args = [...playwright, 'e2e/playwright.config.ts', e2eTest, '--workers', '1'];
  return runInForeground(pinnedNode(), args, env);
});
