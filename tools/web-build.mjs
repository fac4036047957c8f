// Builds the web app if one of its sources is newer than the last build.
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compressTexts } from './compressed.mjs';
import { writePrecacheList } from './precache-list.mjs';
import { withProgress } from './progress.mjs';
import { pinnedNode, root, runQuietly } from './run.mjs';
import { checkSizes } from './web-sizes.mjs';

const sources = [
  'web/src',
  'web/public',
  'web/index.html',
  'web/track.html',
  'web/card-fields.html',
  'web/build',
  'web/driver.html',
  'web/vite.config.ts',
  'web/driver.config.ts',
  'web/driver-worker.config.ts',
  'contract/src',
  'kernel/src',
  'package-lock.json',
  'tools/compressed.mjs',
  'tools/precache-list.mjs',
  'tools/web-sizes.mjs',
];
const advice = 'The web app could not be built: mend what is said above, then try again.';
const dist = join(root, 'web/dist');
const built = join(dist, 'index.html');
/** When the last successful build began; a source saved during it is newer than this. */
const stamp = join(root, '.cache/web-built-at');

/** Builds `web/dist` unless it is up to date. */
export async function ensureBuilt() {
  if (isBuilt()) return;
  const beganAt = Date.now();
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  await withProgress('Building the web app', async () => {
    for (const config of ['vite.config.ts', 'driver.config.ts', 'driver-worker.config.ts']) {
      await runQuietly(pinnedNode(), [vite, 'build', 'web', '-c', `web/${config}`], advice);
    }
    writePrecacheList(dist);
    await compressTexts(dist);
    checkSizes(dist);
  });
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, String(beganAt));
}

function isBuilt() {
  if (statSync(built, { throwIfNoEntry: false }) === undefined) return false;
  try {
    const beganAt = Number(readFileSync(stamp, 'utf8'));
    return sources.every((source) => newestIn(join(root, source)) < beganAt);
  } catch {
    return false;
  }
}

function newestIn(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  const inside = readdirSync(path).map((name) => newestIn(join(path, name)));
  return Math.max(stat.mtimeMs, ...inside);
}
