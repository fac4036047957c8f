import { reportIdOf } from '@waybill/contract/reports/reports/catalogue';
import * as contract from '@waybill/contract/reports/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readTable } from '#platform/tables/open-table.ts';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let ada: Caller;

beforeAll(async () => {
  testApp = await openTestApp();
  ada = await testApp.acme.as('ada');
  await testApp.runDays('reports');
});
afterAll(() => testApp.close());

const outside = 'partner@outside.example';
const schedule = {
  reportId: reportIdOf('RevenueByCustomer'),
  parameters: { Period: 'Last12Months' },
  every: 'Day' as const,
  format: 'Excel' as const,
};
const save = (caller: Caller, recipients: readonly string[], id?: number) =>
  caller.send(contract.createOrUpdateReportSchedule, {
    schedule: { ...schedule, recipients, ...(id === undefined ? {} : { id }) },
  });
const idOf = (body: string): number => (JSON.parse(body) as { result: { id: number } }).result.id;
const toOutside = () => testApp.emails.filter(({ to }) => to.includes(outside));
const nextDay = async () => {
  testApp.clock.now = new Date(testApp.clock.now.getTime() + 24 * 60 * 60_000);
  await testApp.runDays('reports');
};
const guest = () => testApp.acme.guest;

describe('a recipient outside', () => {
  it('gets the file and unsubscribes without an account, and gets nothing afterwards', async () => {
    const id = idOf((await save(ada, [outside.toUpperCase()])).body);
    await nextDay();
    const [email] = toOutside();
    const [, token = ''] = /shared\/file\?token=(\S+)/.exec(email?.text ?? '') ?? [];
    const file = await guest().send(contract.downloadSharedReport, { token });
    const table = await readTable(file.bytes, 1000);
    expect([file.status, table.heads[0]]).toEqual([200, 'Code']);

    const [, recipientToken = ''] = /unsubscribe\/(\S+)/.exec(email?.text ?? '') ?? [];
    const before = await guest().call(contract.getReportSubscription, { recipientToken });
    expect(before).toEqual({ email: outside, title: 'Revenue by customer', isEnded: false });
    await guest().call(contract.endReportSubscription, { recipientToken });
    await nextDay();
    expect(toOutside().length).toBe(1);

    const again = JSON.parse((await save(ada, [outside], id)).body) as {
      result: { recipients: unknown };
    };
    expect(again.result.recipients).toEqual([{ email: outside, isEnded: true }]);
    await ada.call(contract.deleteReportSchedule, { id });
    const gone = await guest().send(contract.getReportSubscription, { recipientToken });
    expect(gone.status).toBe(404);
  });

  it('is added by people who may send e-mails only, and with a valid address', async () => {
    const wes = await testApp.acme.as('wes');
    const { reportId } = { reportId: reportIdOf('WarehouseStock') };
    const refused = await wes.send(contract.createOrUpdateReportSchedule, {
      schedule: { ...schedule, reportId, parameters: {}, recipients: [outside] },
    });
    expect(refused.status).toBe(403);
    expect((await save(ada, ['not an address'])).status).toBe(400);
  });

  it('gets nothing once the owner may not share any more', async () => {
    const id = idOf((await save(ada, [outside])).body);
    const before = toOutside().length;
    await testApp.acme.inTransaction((db) =>
      db.run(sql`update identity."user" set is_active = false where user_name = 'ada'`),
    );
    await nextDay();
    expect(toOutside().length).toBe(before);
    await testApp.acme.inTransaction((db) =>
      db.run(sql`delete from reports.schedule where id = ${id}`),
    );
  });

  it.each(['1.unknown', '', '1', `${'9'.repeat(20)}.x`, `1.${'é'.repeat(43)}`])(
    'is not found by the token “%s”',
    async (recipientToken) => {
      const reply = await guest().send(contract.endReportSubscription, { recipientToken });
      expect([400, 404]).toContain(reply.status);
    },
  );
});
