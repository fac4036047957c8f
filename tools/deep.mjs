// `npm run test:deep`: the proofs that have a size, at full size: minutes, not seconds. `npm test`
// does a tenth of them.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { command, pinnedNode, root, runInForeground, toolEnvironment } from './run.mjs';

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
  return runInForeground(pinnedNode(), [...vitest, ...wanted], {
    ...toolEnvironment(),
    DEEP: '1',
  });
});
