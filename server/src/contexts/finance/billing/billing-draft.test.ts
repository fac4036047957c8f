import type { BillingDraft } from '@waybill/contract/finance/billing/draft';
import * as contract from '@waybill/contract/finance/endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDelivered } from '#testing/finance/delivered.ts';
import { addCustomer } from '#testing/finance/samples.ts';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let lena: Caller;
let ada: Caller;
beforeAll(async () => {
  testApp = await openTestApp();
  [lena, ada] = await Promise.all([testApp.acme.as('lena'), testApp.acme.as('ada')]);
});
afterAll(() => testApp.close());

const draft: BillingDraft = {
  deliveredTo: '2026-11-20',
  invoiceDate: '2026-11-20',
  invoiceEmail: 'Never',
  accepted: [{ bookingId: 3, reason: 'ProofMissing' }],
  ticks: [{ line: '7 2', isTicked: false }],
};
const draftOf = async (caller: Caller) => (await caller.call(contract.getBillingDraft, {})).draft;

it('keeps what a user chose for a run, for that user alone', async () => {
  expect(await draftOf(lena)).toBeNull();
  await lena.call(contract.storeBillingDraft, { draft });
  const again = { ...draft, ticks: [], customerId: 1 };
  await ada.call(contract.storeBillingDraft, { draft: again });
  expect([await draftOf(lena), await draftOf(ada)]).toEqual([draft, again]);
  const other = await testApp.acme.as('lena');
  expect(await draftOf(other)).toEqual(draft);
});

it('forgets it once a run is started, and after 12 hours', async () => {
  await lena.call(contract.storeBillingDraft, { draft });
  const bookingId = await testApp.acme.inTransaction(async (db) =>
    addDelivered(db, { customerId: await addCustomer(db), freight: 10 }),
  );
  const { invoiceDate } = draft;
  await lena.call(contract.startBillingRun, { bookingIds: [bookingId], invoiceDate });
  expect(await draftOf(lena)).toBeNull();
  await testApp.settle();
  await lena.call(contract.storeBillingDraft, { draft });
  testApp.clock.now = new Date(testApp.clock.now.getTime() + 12 * 3_600_000 + 1);
  expect(await draftOf(lena)).toBeNull();
});
