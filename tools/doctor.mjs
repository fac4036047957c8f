// `npm run doctor`: lists what this machine has and lacks for Waybill, one line each. Plain
// JavaScript: it also runs in a fresh clone, where nothing is installed.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isInstalled, refuseOldNode } from './install.mjs';
import { command, pinnedNode, Refusal, root, runInForeground } from './run.mjs';

await command(async () => {
  const found = [
    examine('Node', () => {
      refuseOldNode();
      return process.versions.node;
    }),
    examine('packages', () => {
      if (isInstalled()) return 'installed';
      const state = existsSync(join(root, 'node_modules'))
        ? 'not those of package-lock.json'
        : 'not installed';
      throw new Refusal(`${state}: \`npm start\` installs them.`);
    }),
  ];
  if (found.includes(false)) return 1;
  return runInForeground(pinnedNode(), ['tools/doctor.ts']);
});

function examine(name, check) {
  try {
    console.log(`✓ ${name.padEnd(14)} ${check()}`);
    return true;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.log(`✗ ${name.padEnd(14)} ${error.message}`);
    return false;
  }
}
