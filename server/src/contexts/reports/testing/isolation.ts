import { createOrUpdateReportSchedule, startReportRun } from '@waybill/contract/reports/endpoints';
import { reports } from '@waybill/contract/reports/reports/catalogue';
import { sql } from 'kysely';
import { recipientToken } from '#contexts/reports/schedules/recipients.ts';
import { recipientsOf } from '#contexts/reports/schedules/sql.ts';
import { hashOf, newToken } from '#platform/token.ts';
import { isolationRecords } from '#testing/isolation/isolation-records.ts';
import type { Caller, TestTenant } from '#testing/test-app.ts';

/** What the isolation test makes of this context's records. */
export const reportsIsolation = isolationRecords({
  ofCustomer: [],
  ofTenant: ['reportRun', 'reportSchedule', 'sharedReport', 'reportRecipient'],
  inputs: {
    createOrUpdateReportSchedule: () => ({
      schedule: { reportId: reports[0]?.id, parameters: { Period: 'Today' }, every: 'Day' },
    }),
  },
  make: ({ admin, tenant }) => reportRecords(admin, tenant),
});

async function reportRecords(admin: Caller, tenant: TestTenant) {
  const [report] = reports;
  const request = { reportId: report?.id ?? '', parameters: { Period: 'Today' } };
  const run = await admin.call(startReportRun, request);
  const recipients = ['partner@outside.example'];
  const schedule = { ...request, every: 'Day' as const, recipients };
  const { id } = await admin.call(createOrUpdateReportSchedule, { schedule });
  const [recipient] = await tenant.inTransaction((db) => recipientsOf(db, [id]));
  const signing = { secret: tenant.secret, tenantId: tenant.id };
  return {
    reportRun: { guid: run.id },
    reportSchedule: { number: id },
    reportRecipient: { text: recipientToken(signing, recipient?.id ?? 0) },
    sharedReport: { text: await sharedFile(tenant) },
  };
}

/** The token of a file that recipients outside fetch; its bytes are not asked for. */
async function sharedFile(tenant: TestTenant): Promise<string> {
  const token = newToken();
  await tenant.inTransaction((db) =>
    db.run(sql`
      insert into platform.stored_file (
        tenant_id, id, token_hash, file_name, file_type, size_bytes, purpose, created_at
      ) values (
        ${tenant.id}, gen_random_uuid(), ${hashOf(token)}, 'report.csv', 'text/csv', 0, 'report',
        now()
      )
    `),
  );
  return token;
}
