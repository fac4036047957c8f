import { reportIdOf } from '@waybill/contract/reports/reports/catalogue';
import * as contract from '@waybill/contract/reports/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let ada: Caller;
let lena: Caller;
let oto: Caller;

beforeAll(async () => {
  testApp = await openTestApp();
  ada = await testApp.acme.as('ada');
  lena = await testApp.acme.as('lena');
  oto = await testApp.acme.as('oto');
});
afterAll(() => testApp.close());

const day_ms = 24 * 60 * 60_000;
const reportId = reportIdOf('RevenueByCustomer');
const query = { reportId, parameters: { Period: 'Last12Months' } };
const reportEmails = () => testApp.emails.filter(({ subject }) => subject.startsWith('Revenue by'));

describe('a background report run', () => {
  it('is queued, completed, announced by e-mail and downloaded by its owner', async () => {
    const before = reportEmails().length;
    const { id } = await lena.call(contract.startReportRun, query);
    const early = await lena.send(contract.downloadReportRun, { reportRunId: id });
    expect(early.status).toBe(409);
    await testApp.settle();
    const { items } = await lena.call(contract.getReportRuns);
    expect(items.map((run) => [run.id, run.status, run.rowCount === run.totalCount])).toEqual([
      [id, 'Done', true],
    ]);
    const file = await lena.send(contract.downloadReportRun, { reportRunId: id });
    const direct = await lena.send(contract.runReport, { id: reportId, ...query.parameters });
    expect(file.body).toBe(direct.body);
    const [email] = reportEmails().slice(before);
    expect(email?.to).toEqual(['lena@acme.example']);
    expect(email?.text).toContain(`/reports/runs?run=${id}`);
  });

  it('is visible to its owner only', async () => {
    const { items } = await lena.call(contract.getReportRuns);
    const reportRunId = items[0]?.id ?? '';
    expect((await ada.send(contract.downloadReportRun, { reportRunId })).status).toBe(404);
    expect((await oto.send(contract.downloadReportRun, { reportRunId })).status).toBe(404);
    expect(await ada.call(contract.getReportRuns)).toEqual({ items: [] });
  });

  it('is limited to three running per owner, even under concurrent requests', async () => {
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => ada.send(contract.startReportRun, query)),
    );
    expect(replies.filter(({ status }) => status === 429).length).toBe(3);
    expect(replies.filter(({ status }) => status === 200).length).toBe(3);
    await testApp.settle();
  });

  it('fails with a reason when its owner has lost access', async () => {
    const kim = await testApp.acme.as('kim');
    const id = reportIdOf('BookingsByPeriod');
    await kim.call(contract.startReportRun, { ...query, reportId: id });
    await testApp.acme.inTransaction((db) =>
      db.run(sql`update identity."user" set is_active = false where user_name = 'kim'`),
    );
    await testApp.settle();
    const rows = await testApp.acme.rows(sql`
      select status, problem from reports.run where report_id = ${id}
    `);
    expect(rows).toEqual([{ status: 'Failed', problem: 'We could not find this report.' }]);
  });
});

describe('a report schedule', () => {
  it('runs its report once on each scheduled day until it ends', async () => {
    await testApp.runDays('reports');
    const before = reportEmails().length;
    const { id } = await lena.call(contract.createOrUpdateReportSchedule, {
      schedule: { ...query, parameters: { Period: 'Last7Days' }, every: 'Day' },
    });
    testApp.clock.now = new Date(testApp.clock.now.getTime() + day_ms);
    await testApp.runDays('reports');
    await testApp.runDays('reports');
    expect(reportEmails().length).toBe(before + 1);
    const { items } = await lena.call(contract.getReportRuns);
    expect([items[0]?.isScheduled, items[0]?.status]).toEqual([true, 'Done']);

    await lena.call(contract.deleteReportSchedule, { id });
    testApp.clock.now = new Date(testApp.clock.now.getTime() + day_ms);
    await testApp.runDays('reports');
    expect(reportEmails().length).toBe(before + 1);
  });

  it('can be changed and ended by its owner only', async () => {
    const schedule = { ...query, every: 'Week' as const, weekday: 1 };
    const made = await lena.call(contract.createOrUpdateReportSchedule, { schedule });
    const stolen = { schedule: { ...schedule, id: made.id } };
    expect((await ada.send(contract.createOrUpdateReportSchedule, stolen)).status).toBe(404);
    expect((await ada.send(contract.deleteReportSchedule, { id: made.id })).status).toBe(404);
    const changed = { ...schedule, id: made.id, every: 'Month' as const };
    await lena.call(contract.createOrUpdateReportSchedule, { schedule: changed });
    const { items } = await lena.call(contract.getReportSchedules);
    const [saved] = items.filter(({ id }) => id === made.id);
    expect([saved?.every, saved?.weekday]).toEqual(['Month', null]);
  });

  it('requires a weekday when weekly, and valid parameters', async () => {
    const save = (schedule: object) =>
      lena.send(contract.createOrUpdateReportSchedule, { schedule: { ...query, ...schedule } });
    expect((await save({ every: 'Week' })).body).toContain('schedule.weekday');
    expect((await save({ every: 'Day', parameters: {} })).body).toContain('Period is required');
  });

  it('is sent to permitted colleagues, who can download its file and unsubscribe', async () => {
    const { items: readers } = await lena.call(contract.getReportReaders, { reportId });
    const reader = readers.find(({ name }) => name.startsWith('Ada'));
    const everyDay = { ...query, every: 'Day' as const };
    const withReader = { ...everyDay, readers: [reader?.userId ?? 0] };
    const { id } = await lena.call(contract.createOrUpdateReportSchedule, { schedule: withReader });
    const before = reportEmails().length;
    testApp.clock.now = new Date(testApp.clock.now.getTime() + day_ms);
    await testApp.runDays('reports');
    const email = reportEmails()
      .slice(before)
      .find(({ to }) => to.length > 1);
    expect(email?.to).toEqual(['ada@acme.example', 'lena@acme.example']);
    const { items } = await ada.call(contract.getReportRuns);
    const sent = items.find(({ ownerName }) => ownerName !== null);
    const reportRunId = sent?.id ?? '';
    expect((await ada.send(contract.downloadReportRun, { reportRunId })).status).toBe(200);

    const change = { schedule: { ...everyDay, id } };
    expect((await ada.send(contract.createOrUpdateReportSchedule, change)).status).toBe(404);
    await ada.call(contract.deleteReportSchedule, { id });
    expect(
      (await ada.call(contract.getReportSchedules)).items.map((each) => each.id),
    ).not.toContain(id);
    const [saved] = (await lena.call(contract.getReportSchedules)).items.filter((s) => s.id === id);
    expect(saved?.readers).toEqual([]);
    await lena.call(contract.deleteReportSchedule, { id });
  });

  it('is not sent to users without access to its data', async () => {
    const wes = await testApp.acme.rows<{ id: number }>(
      sql`select id from identity."user" where user_name in ('wes', 'oto') order by user_name`,
    );
    for (const { id } of wes) {
      const schedule = { ...query, every: 'Day' as const, readers: [id] };
      const refused = await lena.send(contract.createOrUpdateReportSchedule, { schedule });
      expect([refused.status, refused.body.includes('schedule.readers')]).toEqual([400, true]);
    }
  });

  it('deletes its files after 30 days', async () => {
    const { items } = await lena.call(contract.getReportSchedules);
    for (const { id } of items) await lena.call(contract.deleteReportSchedule, { id });
    await testApp.acme.inTransaction((db) =>
      db.run(sql`update reports.run set created_at = created_at - interval '31 days'`),
    );
    testApp.clock.now = new Date(testApp.clock.now.getTime() + day_ms);
    await testApp.runDays('reports');
    expect(await lena.call(contract.getReportRuns)).toEqual({ items: [] });
    expect(
      await testApp.acme.rows(sql`select id from platform.stored_file where purpose = 'report'`),
    ).toEqual([]);
  });
});
