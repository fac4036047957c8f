import { sql } from 'kysely';
import { queueUnknownTask } from '#testing/queue-unknown-task.ts';
import { isolationRecords } from '#testing/isolation/isolation-records.ts';
import type { TestTenant } from '#testing/test-app.ts';

/** The records of this context for the isolation test. */
export const administrationIsolation = isolationRecords({
  ofCustomer: [],
  ofTenant: ['auditLog', 'task'],
  inputs: {
    discardBackgroundTask: (reason) => ({ reason }),
  },
  make: ({ tenant }) => administrationRecords(tenant),
});

/** The oldest audit entry, and a task scheduled for next year. */
async function administrationRecords(tenant: TestTenant) {
  const [row] = await tenant.rows(
    sql<{ command: number }>`select min(id) as command from platform.audit`,
  );
  const task = await tenant.inTransaction(async (db) => {
    const runAt = new Date(Date.now() + 365 * 86_400_000);
    await queueUnknownTask(db, { name: 'isle.wait', runAt });
    return db.one(sql<{ id: number }>`
      select max(id) as id from platform.tasks() where name = 'isle.wait'
    `);
  });
  return { auditLog: { number: row?.command ?? 0 }, task: { number: task.id } };
}
