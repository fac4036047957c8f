// `node tools/run-tool.mjs tools/where.ts …`: runs a TypeScript command in any clone. It first
// installs the packages if they are missing, and uses the product's own Node: an older one cannot
// run TypeScript.
import { ensureInstalled } from './install.mjs';
import { command, pinnedNode, runInForeground } from './run.mjs';

await command(async () => {
  await ensureInstalled();
  return runInForeground(pinnedNode(), process.argv.slice(2));
});
