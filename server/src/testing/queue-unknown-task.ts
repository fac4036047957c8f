import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

/** Queues a task that no context handles, so that it stays queued. */
export const queueUnknownTask = (
  db: TenantDb,
  { name, payload = {}, runAt }: UnknownTask,
): Promise<unknown> =>
  db.run(sql`
    select platform.enqueue(${name}, ${JSON.stringify(payload)}::jsonb, null, ${runAt}, null)
  `);

type UnknownTask = {
  readonly name: string;
  readonly payload?: Readonly<Record<string, unknown>>;
  readonly runAt: Date;
};
