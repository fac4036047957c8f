// `npm test`: everything that is checked before a change is accepted. `npm test -- lint types` runs
// these steps alone.
import { ensureInstalled } from './install.mjs';
import { command, pinnedNode, runInForeground } from './run.mjs';

await command(async () => {
  await ensureInstalled();
  return runInForeground(pinnedNode(), ['tools/ci.ts', ...process.argv.slice(2)]);
});
