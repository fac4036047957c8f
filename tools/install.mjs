// Installs the packages when they are missing or not those of package-lock.json.
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
 * Makes sure that node_modules is what package-lock.json says; says what it does and how to mend
 * what fails.
 */
export async function ensureInstalled() {
  refuseOldNode();
  if (isInstalled()) return;
  await withProgress('Installing packages (npm ci, once)', npmCi);
  writeFileSync(stamp, lockHash());
}

/** Refuses a Node that cannot even install the packages. */
export function refuseOldNode() {
  if (Number(process.versions.node.split('.')[0]) >= oldestNode) return;
  throw new Refusal(
    `Node ${process.versions.node} is too old: install Node ${oldestNode} or newer from ` +
      'nodejs.org.',
  );
}

/** Whether node_modules is what package-lock.json says. */
export function isInstalled() {
  const installed = modifiedAt(npmsOwnNote);
  if (installed === null) return false;
  try {
    return readFileSync(stamp, 'utf8') === lockHash();
  } catch {
    // Installed by hand: npm writes its note last, so one newer than the lock means complete.
    return installed >= (modifiedAt(lockFile) ?? 0);
  }
}

function npmCi() {
  // Under `npm start` npm says where it is itself; the machine may have several.
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
