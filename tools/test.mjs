// `npm test`: runs all checks that a change must pass. `npm test -- lint dead` runs only these
// steps.
import { ensureInstalled } from './install.mjs';
import { command, pinnedNode, runInForeground } from './run.mjs';

await command(async () => {
  await ensureInstalled();
  return runInForeground(pinnedNode(), ['tools/ci.ts', ...process.argv.slice(2)]);
});
