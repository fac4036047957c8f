import { createOrUpdateReportSchedule, startReportRun } from '@waybill/contract/reports/endpoints';
import { reports } from '@waybill/contract/reports/reports/catalogue';
import { isolationRecords } from '#testing/isolation/isolation-records.ts';
import type { Caller } from '#testing/test-app.ts';

/** What the isolation test makes of this context's records. */
export const reportsIsolation = isolationRecords({
  ofCustomer: [],
  ofTenant: ['reportRun', 'reportSchedule'],
  inputs: {
    createOrUpdateReportSchedule: () => ({
      schedule: { reportId: reports[0]?.id, parameters: { Period: 'Today' }, every: 'Day' },
    }),
  },
  make: ({ admin }) => reportRecords(admin),
});

async function reportRecords(admin: Caller) {
  const [report] = reports;
  const request = { reportId: report?.id ?? '', parameters: { Period: 'Today' } };
  const run = await admin.call(startReportRun, request);
  const schedule = { ...request, every: 'Day' as const };
  const { id } = await admin.call(createOrUpdateReportSchedule, { schedule });
  return { reportRun: { guid: run.id }, reportSchedule: { number: id } };
}
