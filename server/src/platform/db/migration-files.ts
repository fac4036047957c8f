/** The plain SQL files under `database/migrations`. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export type Migration = {
  /** File name, `0042_booking_cancellation.sql`. */
  readonly name: string;
  readonly sql: string;
  /** SHA-256 of the file's bytes, hexadecimal. */
  readonly sha256: string;
  /** False for a single statement that PostgreSQL refuses inside a transaction. */
  readonly inTransaction: boolean;
  /**
   * True if it only adds, so that an older version still runs on the schema; false with the comment
   * line `-- contract: why`, which says why no version that may be running uses what is taken away.
   */
  readonly isAdditive: boolean;
};

/**
 * Reads all migrations in order. Their names are `NNNN_name.sql`, and each number is used once.
 * Each starts with a comment that explains why. The comment line `-- no-transaction` in that
 * comment runs it outside a transaction; such a file contains one statement.
 *
 * @throws Error naming the file that breaks one of these rules.
 */
export async function readMigrations(dir: string): Promise<readonly Migration[]> {
  const names = (await readdir(dir)).filter((name) => name.endsWith('.sql')).toSorted();
  for (const [at, name] of names.entries()) checkName(name, names[at - 1]);
  return Promise.all(
    names.map(async (name) => migration(name, await readFile(join(dir, name), 'utf8'))),
  );
}

function checkName(name: string, before: string | undefined): void {
  const number = /^(\d{4})_[a-z0-9_]+\.sql$/.exec(name)?.[1];
  if (number === undefined) {
    throw new Error(`Migration ${name}: its name must be 0042_some_words.sql.`);
  }
  if (before?.startsWith(`${number}_`)) {
    throw new Error(`Migration ${name}: ${before} has this number; take the next free one.`);
  }
}

function migration(name: string, sql: string): Migration {
  if (!sql.startsWith('--')) throw new Error(`Migration ${name}: it must open with a comment.`);
  const lines = sql.split('\n');
  const end = lines.findIndex((line) => !line.startsWith('--'));
  const opening = end === -1 ? lines : lines.slice(0, end);
  return {
    name,
    sql,
    sha256: createHash('sha256').update(sql).digest('hex'),
    inTransaction: !opening.some((line) => line.trim() === '-- no-transaction'),
    isAdditive: !opening.some((line) => line.startsWith('-- contract: ')),
  };
}
