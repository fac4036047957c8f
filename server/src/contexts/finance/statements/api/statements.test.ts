import * as contract from '@waybill/contract/finance/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCustomer } from '#testing/finance/samples.ts';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let lena: Caller;
let customerId: number;
beforeAll(async () => {
  testApp = await openTestApp();
  lena = await testApp.acme.as('lena');
  customerId = await testApp.acme.inTransaction(addCustomer);
  for (const day of [2, 4, 6, 8, 10]) {
    const invoiceDate = `2026-11-${String(day).padStart(2, '0')}`;
    const pricingDetails = [{ description: 'Storage', amount: day }];
    const items = [{ packageType: 'Pallet', quantity: 1, pricingDetails }];
    const adhocInvoice = { description: `=Storage ${day}`, invoiceDate, items };
    await lena.call(contract.generateAdhocInvoice, { customerId, adhocInvoice });
    if (day === 6) {
      const paid = { customerId, paymentDate: '2026-11-07', paidAmount: 5.5 };
      await lena.call(contract.createPayment, paid);
    }
  }
});
afterAll(() => testApp.close());

const period = { fromDate: '2026-11-03', toDate: '2026-11-09' };
const statement = (args: object = {}) =>
  lena.call(contract.getFinanceStatement, { customerId, ...period, ...args });

describe('a long statement', () => {
  it('is returned page by page, each with the balances of the whole period', async () => {
    const whole = await statement();
    expect(
      whole.items.map(({ charges, payments, balance }) => [charges, payments, balance]),
    ).toEqual([
      [4.4, 0, 6.6],
      [6.6, 0, 13.2],
      [0, 5.5, 7.7],
      [8.8, 0, 16.5],
    ]);
    const pages = [
      await statement({ maxResultCount: 3 }),
      await statement({ skipCount: 3, maxResultCount: 3 }),
    ];
    expect(pages.flatMap(({ items }) => items)).toEqual(whole.items);
    for (const page of [whole, ...pages]) {
      expect(page).toMatchObject({
        openingBalance: 2.2,
        closingBalance: 16.5,
        totalCount: 4,
        totalCharges: 19.8,
        totalPayments: 5.5,
      });
    }
  });

  it('keeps its balances when searched and counts the matches', async () => {
    const found = await statement({ filter: 'pAY', maxResultCount: 1 });
    expect(found.items.map(({ txnType, balance }) => [txnType, balance])).toEqual([
      ['Payment', 7.7],
    ]);
    expect(found).toMatchObject({ totalCount: 1, openingBalance: 2.2, closingBalance: 16.5 });
    expect([found.totalCharges, found.totalPayments]).toEqual([0, 5.5]);
  });

  it('links each transaction to its invoice or payment', async () => {
    const { items } = await statement();
    expect(items.map((i) => [i.invoiceId === null, i.paymentId === null])).toEqual([
      [false, true],
      [false, true],
      [true, false],
      [false, true],
    ]);
  });

  it('is exported completely with its balances, safe for spreadsheets', async () => {
    const query = { customerId, ...period, fileFormat: 'Csv' as const };
    const { fileToken, fileName } = await lena.call(contract.getStatementDocument, query);
    expect(fileName).toMatch(/^Statement TST\S+ 2026-11-09\.csv$/);
    const { body } = await lena.send(contract.downloadDocument, { fileToken });
    const lines = String(body).trim().split('\r\n');
    expect(lines.map((row) => row.split(',').at(-1))).toEqual([
      'Balance',
      '2.20',
      '6.60',
      '13.20',
      '7.70',
      '16.50',
      '16.50',
    ]);
    expect(lines[1]).toBe('2026-11-03,Opening balance,,,,,2.20');
    expect(lines[2]).toMatch(/^2026-11-04,Invoice,INV\d+,'=Storage 4,4\.40,0\.00,6\.60$/);
    expect(lines.at(-1)).toBe('2026-11-09,Closing balance,,,,,16.50');
  });
});

describe('statements of many customers', () => {
  it('are e-mailed to each with transactions, and each outcome is reported', async () => {
    const quiet = await testApp.acme.inTransaction(addCustomer);
    await testApp.acme.rows(sql`
      update customers.customer set email = id || '@mailed.example'
      where id = any (${[customerId, quiet]}::bigint[]) returning id
    `);
    const nobody = await testApp.acme.inTransaction(addCustomer);
    const customerIds = [customerId, quiet, nobody, 999_999, customerId];
    const { results } = await lena.call(contract.mailStatements, { customerIds, ...period });
    expect(results.map(({ status, value, message }) => [status, value ?? message])).toEqual([
      ['Success', `${customerId}@mailed.example`],
      ['Skipped', 'No transactions in this period and nothing owing.'],
      ['Failed', 'This customer has no e-mail address. Add one to its details.'],
      ['Failed', 'We could not find this customer.'],
    ]);
    const result = await testApp.acme.rows<{ payload: object }>(sql`
      select payload from platform.event where name = 'statement.ready'
    `);
    expect(result.map(({ payload }) => payload)).toMatchObject([
      { customerId, balanceMinor: 1_650, date: '2026-11-09', fromDate: '2026-11-03' },
    ]);
    const cleo = await testApp.acme.as('cleo');
    const refused = await cleo.send(contract.mailStatements, { customerIds });
    expect(refused.status).toBe(403);
  });
});
