import { countEmails } from '@waybill/contract/messaging/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { complaints } from '#testing/finance/desk.ts';
import { addCustomer } from '#testing/finance/samples.ts';
import { type Caller, demoTown, type TestTown } from '#testing/town.ts';

let town: TestTown;
let lena: Caller;
let customerId: number;
beforeAll(async () => {
  town = await demoTown();
  lena = await town.acme.as('lena');
  customerId = await town.acme.inTransaction(addCustomer);
  await town.acme.rows(sql`
    update customers.customer set email = 'billing@counted.example', invoice_by_email = false
    where id = ${customerId}
  `);
});
afterAll(() => town.close());

const counted = async (event: 'InvoiceIssued' | 'StatementReady') =>
  (await lena.call(countEmails, { event, customerids: [customerId] })).items;

describe('the e-mails that would be sent', () => {
  it('are as the customer prefers for invoices, whose preference is not of statements', async () => {
    expect(await counted('InvoiceIssued')).toEqual([
      { customerid: customerId, preferred: 0, always: 1 },
    ]);
    expect(await counted('StatementReady')).toEqual([
      { customerid: customerId, preferred: 1, always: 1 },
    ]);
  });

  it('follow the rules of the tenant, unless somebody has them sent', async () => {
    await town.acme.rows(sql`
      insert into messaging.rule (tenant_id, event, audience, channel, is_on)
      values (${town.acme.id}, 'StatementReady', 'Customer', 'Email', false)
    `);
    expect(await counted('StatementReady')).toEqual([
      { customerid: customerId, preferred: 0, always: 1 },
    ]);
  });

  it('are for those who make invoices, and of their own tenant', async () => {
    const asked = { event: 'InvoiceIssued' as const, customerids: [customerId] };
    const oto = await town.acme.as('oto');
    expect(await complaints(oto.call(countEmails, asked))).toBe(403);
    const ines = await town.borealis.as('ines');
    expect((await ines.call(countEmails, asked)).items).toEqual([]);
  });
});
