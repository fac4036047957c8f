import type { FileStore } from '@waybill/adapters/file-store';
import { partsOf } from '@waybill/kernel/parts';
import { sql } from 'kysely';
import type { TaskCall } from '../context.ts';
import { systemScope } from '../db/scope.ts';

/** Bytes must be older than this to count as orphaned: their row may not be committed yet. */
const orphanAge_ms = 24 * 60 * 60 * 1000;
const atOnce = 500;

/**
 * Removes files that can no longer be fetched: expired ones, and bytes without a row, left behind
 * by a crash or a rolled-back transaction.
 */
export async function sweepFiles(
  { database, tenantId, now, signal }: Pick<TaskCall, 'database' | 'tenantId' | 'now' | 'signal'>,
  files: FileStore,
): Promise<void> {
  const scope = systemScope(tenantId, 'files.sweep');
  const over = await database.transaction(scope, (db) =>
    db.many(sql<{ id: string }>`
      delete from platform.stored_file where expires_at < ${now} returning id
    `),
  );
  for (const { id } of over) await files.remove(`${tenantId}/${id}`);
  const old: string[] = [];
  for await (const { key, storedAt } of files.keysOf(tenantId)) {
    if (now.getTime() - storedAt.getTime() > orphanAge_ms) old.push(key);
  }
  for (const keys of partsOf(old, atOnce)) {
    if (signal.aborted) break;
    const orphans = await database.reading(scope, (db) =>
      db.many(sql<{ key: string }>`
        select key from unnest(${keys}::text[]) as key
        where not exists (
          select from platform.stored_file f where f.id::text = split_part(key, '/', 2)
        )
      `),
    );
    for (const { key } of orphans) await files.remove(key);
  }
}
