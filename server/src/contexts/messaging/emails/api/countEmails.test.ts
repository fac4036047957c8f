import { countEmails } from '@waybill/contract/messaging/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { complaints } from '#testing/finance/desk.ts';
import { addCustomer } from '#testing/finance/samples.ts';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let lena: Caller;
let customerId: number;
beforeAll(async () => {
  testApp = await openTestApp();
  lena = await testApp.acme.as('lena');
  customerId = await testApp.acme.inTransaction(addCustomer);
  await testApp.acme.rows(sql`
    update customers.customer set email = 'billing@counted.example', invoice_by_email = false
    where id = ${customerId}
  `);
});
afterAll(() => testApp.close());

const counted = async (event: 'InvoiceIssued' | 'StatementReady') =>
  (await lena.call(countEmails, { event, customerids: [customerId] })).items;

describe('the e-mails that would be sent', () => {
  it('are as the customer prefers for invoices, but not for statements', async () => {
    expect(await counted('InvoiceIssued')).toEqual([
      { customerid: customerId, preferred: 0, always: 1 },
    ]);
    expect(await counted('StatementReady')).toEqual([
      { customerid: customerId, preferred: 1, always: 1 },
    ]);
  });

  it('follow the rules of the tenant, unless somebody has them sent', async () => {
    await testApp.acme.rows(sql`
      insert into messaging.rule (tenant_id, event, audience, channel, is_on)
      values (${testApp.acme.id}, 'StatementReady', 'Customer', 'Email', false)
    `);
    expect(await counted('StatementReady')).toEqual([
      { customerid: customerId, preferred: 0, always: 1 },
    ]);
  });

  it('are for those who make invoices, and of their own tenant', async () => {
    const query = { event: 'InvoiceIssued' as const, customerids: [customerId] };
    const oto = await testApp.acme.as('oto');
    expect(await complaints(oto.call(countEmails, query))).toBe(403);
    const ines = await testApp.borealis.as('ines');
    expect((await ines.call(countEmails, query)).items).toEqual([]);
  });
});
