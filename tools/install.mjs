// Installs the packages if they are missing or do not match package-lock.json.
import { createHash } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withProgress } from './progress.mjs';
import { Refusal, root, runQuietly } from './run.mjs';

const lockFile = join(root, 'package-lock.json');
const stamp = join(root, 'node_modules', '.waybill-installed');
const npmsOwnNote = join(root, 'node_modules', '.package-lock.json');
const oldestNode = 20;
const advice =
  'The packages could not be installed: see what npm says above (network? disk space?), then ' +
  'try again.';

/**
 * Ensures that node_modules matches package-lock.json; prints its progress, and how to fix a
 * failure.
 */
export async function ensureInstalled() {
  refuseOldNode();
  if (isInstalled()) return;
  await withProgress('Installing packages (npm ci, once)', npmCi);
  writeFileSync(stamp, lockHash());
}

/** Refuses a Node version that cannot even install the packages. */
export function refuseOldNode() {
  if (Number(process.versions.node.split('.')[0]) >= oldestNode) return;
  throw new Refusal(
    `Node ${process.versions.node} is too old: install Node ${oldestNode} or newer from ` +
      'nodejs.org.',
  );
}

/** Returns whether node_modules matches package-lock.json. */
export function isInstalled() {
  const installed = modifiedAt(npmsOwnNote);
  if (installed === null) return false;
  try {
    return readFileSync(stamp, 'utf8') === lockHash();
  } catch {
    // Installed manually: npm writes its note last, so one newer than the lock means complete.
    return installed >= (modifiedAt(lockFile) ?? 0);
  }
}

function npmCi() {
  // Under `npm start`, npm provides its own path; the machine may have several.
  const npm = process.env.npm_execpath;
  const [program, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  return runQuietly(program, [...first, 'ci'], advice);
}

function lockHash() {
  return createHash('sha256').update(readFileSync(lockFile)).digest('hex');
}

function modifiedAt(file) {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? null;
}
