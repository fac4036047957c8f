/** The contents of a backup, so that it can be checked before anything is changed. */
import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const BackupFile = z.object({ path: z.string(), bytes: z.number(), sha256: z.string() });
const BackupTable = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  /** Row count at the time of the backup, and the order-independent sum of the row hashes. */
  rows: z.number(),
  fingerprint: z.string(),
  file: BackupFile,
});

const BackupTenant = z.object({
  id: z.number(),
  guid: z.string(),
  name: z.string(),
  hosts: z.array(z.string()),
  /** Queued background tasks, as JSON. */
  tasks: BackupFile,
  /** Equal if two installations have the same secret, which sealed settings need. */
  secretMark: z.string(),
});

const Manifest = z.object({
  format: z.literal(1),
  /** The time whose state the backup contains. */
  at: z.iso.datetime(),
  /** The schema: the migrations that had run, with their SHA-256. */
  migrations: z.array(z.object({ name: z.string(), sha256: z.string() })),
  tables: z.array(BackupTable),
  sequences: z.array(z.object({ name: z.string(), last: z.string() })),
  /** Uploaded and generated files, by their key in the file store. */
  files: z.array(z.object({ key: z.string(), file: BackupFile })),
  /** Files that rows reference but whose bytes were missing during the backup. */
  missing: z.array(z.string()),
  /** The installation's secret; null if it comes from the environment. */
  secret: BackupFile.nullable(),
  /** The only tenant of the backup; absent if it contains the whole installation. */
  tenant: BackupTenant.optional(),
});

export type Manifest = z.output<typeof Manifest>;
export type BackupTenant = z.output<typeof BackupTenant>;
export type BackupTable = z.output<typeof BackupTable>;
export type BackupFile = z.output<typeof BackupFile>;

/** Returns what tells whether two installations have the same secret, and nothing else about it. */
export const secretMarkOf = (secret: string): string => sha256(`backup ${secret}`).slice(0, 16);

const manifestName = 'manifest.json';
const sealName = 'manifest.sha256';
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Written last: a folder without it is not a backup, whatever ended the run. */
export function writeManifest(folder: string, manifest: Manifest): void {
  const text = `${JSON.stringify(manifest, null, 1)}\n`;
  writeFileSync(join(folder, manifestName), text, { mode: 0o600 });
  writeFileSync(join(folder, sealName), `${sha256(text)}  ${manifestName}\n`, { mode: 0o600 });
}

/**
 * Reads a backup and verifies every file against its checksum.
 * @throws Error with one sentence naming the file that is missing, truncated or changed.
 */
export async function verifyBackup(folder: string): Promise<Manifest> {
  const manifest = readManifest(folder);
  const { tables, files, secret, tenant } = manifest;
  const saved = [...tables, ...files].map(({ file }) => file);
  for (const file of [...saved, secret, tenant?.tasks]) {
    if (file) await insistOnFile(folder, file);
  }
  return manifest;
}

function readManifest(folder: string): Manifest {
  const path = join(folder, manifestName);
  if (!existsSync(path)) throw new Error(`${folder} is no backup: it has no ${manifestName}.`);
  const text = readFileSync(path, 'utf8');
  const seal = existsSync(join(folder, sealName))
    ? readFileSync(join(folder, sealName), 'utf8')
    : '';
  if (seal.slice(0, 64) !== sha256(text)) {
    throw new Error(`${path} is damaged: it does not agree with ${sealName}.`);
  }
  const read = Manifest.safeParse(JSON.parse(text));
  if (!read.success) throw new Error(`${path} was written by another version of Waybill.`);
  return read.data;
}

async function insistOnFile(folder: string, { path, bytes, sha256: wanted }: BackupFile) {
  const file = join(folder, path);
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  if (size === undefined) throw new Error(`The backup is damaged: ${file} is missing.`);
  if (size !== bytes) {
    throw new Error(`The backup is damaged: ${file} has ${size} bytes instead of ${bytes}.`);
  }
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  if (hash.digest('hex') !== wanted) {
    throw new Error(`The backup is damaged: ${file} is not what was written.`);
  }
}
