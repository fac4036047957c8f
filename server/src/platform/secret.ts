import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the installation's secret, created at the first start and readable only by its owner. */
export function readOrCreateSecret(dataDir: string): string {
  const path = join(dataDir, 'secret');
  if (!existsSync(path)) {
    writeFileSync(path, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
  }
  return readFileSync(path, 'utf8').trim();
}

/** Stores the secret of another installation, if this one has none yet. */
export function storeSecret(dataDir: string, secret: string): void {
  const path = join(dataDir, 'secret');
  if (existsSync(path) && readFileSync(path, 'utf8').trim() === secret) return;
  writeFileSync(path, secret, { mode: 0o600, flag: 'wx' });
}
