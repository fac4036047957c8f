import {
  getReconciliationForApproval,
  getReconciliations,
} from '@waybill/contract/reconciliation/endpoints';
import { discrepancies } from '@waybill/contract/reconciliation/lifecycle';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

it('the demo data has an invoice with every kind of discrepancy, and a decided one', async () => {
  const lena = await testApp.acme.as('lena');
  const { items } = await lena.call(getReconciliations, {});
  expect(items.map(({ invoiceNumber, status }) => [invoiceNumber, status])).toEqual([
    ['SUB-1107', 'ReadyForApproval'],
    ['TE-20531', 'Approved'],
  ]);
  const id = items[0]?.id ?? 0;
  const { summary, totals } = await lena.call(getReconciliationForApproval, { id });
  const found = summary.map(({ reason }) => reason);
  expect(discrepancies.filter((reason) => !found.includes(reason))).toEqual([]);
  expect(totals.matched).toBeGreaterThan(totals.lines / 3);
});
