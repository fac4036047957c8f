import { sql } from 'kysely';
import { enqueue } from '#platform/facts.ts';
import type { TestTenant } from '#testing/town.ts';

/** The oldest deed, and a task that waits for a year. */
export async function operationsRecords(tenant: TestTenant) {
  const [row] = await tenant.rows(
    sql<{ deed: number }>`select min(id) as deed from platform.audit`,
  );
  const task = await tenant.inTransaction(async (db) => {
    const runAt = new Date(Date.now() + 365 * 86_400_000);
    await enqueue(db, 'isle.wait', {}, { runAt });
    return db.one(sql<{ id: number }>`
      select max(id) as id from platform.tasks() where name = 'isle.wait'
    `);
  });
  return { auditLog: { number: row?.deed ?? 0 }, task: { number: task.id } };
}
