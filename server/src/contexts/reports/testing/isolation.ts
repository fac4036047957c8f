import { createOrUpdateReportSchedule, startReportRun } from '@waybill/contract/reports/endpoints';
import { reports } from '@waybill/contract/reports/reports/catalogue';
import { filePurpose } from '#contexts/reports/runs/run-report.ts';
import { recipientToken } from '#contexts/reports/schedules/recipients.ts';
import { recipientsOf } from '#contexts/reports/schedules/sql.ts';
import { storeFile } from '#platform/files/tickets.ts';
import { isolationRecords } from '#testing/isolation/isolation-records.ts';
import type { Caller, TestTenant } from '#testing/test-app.ts';

const recipients = ['partner@outside.example'];

/** What the isolation test makes of this context's records. */
export const reportsIsolation = isolationRecords({
  ofCustomer: [],
  ofTenant: ['reportRun', 'reportSchedule', 'sharedReport', 'reportRecipient'],
  inputs: {
    createOrUpdateReportSchedule: () => ({
      schedule: {
        reportId: reports[0]?.id,
        parameters: { Period: 'Today' },
        every: 'Day',
        recipients,
      },
    }),
  },
  make: ({ admin, tenant }) => reportRecords(admin, tenant),
});

async function reportRecords(admin: Caller, tenant: TestTenant) {
  const [report] = reports;
  const request = { reportId: report?.id ?? '', parameters: { Period: 'Today' } };
  const run = await admin.call(startReportRun, request);
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

/** The token of a file that recipients outside the tenant download. */
async function sharedFile(tenant: TestTenant): Promise<string> {
  const file = {
    fileName: 'report.csv',
    fileType: 'text/csv',
    bytes: Buffer.from('Code\r\n'),
    purpose: filePurpose,
    expiresAt: null,
  };
  const { files } = tenant;
  const stored = await tenant.inTransaction((db) =>
    storeFile({ db, files, now: new Date() }, file),
  );
  return stored.token;
}
