import { createQuote, getQuotes } from '@waybill/contract/pricing/endpoints';
import * as calls from '@waybill/contract/jobs/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aManifestedBooking } from '#testing/jobs/a-manifested-booking.ts';
import { aConfirmedJob, type TestJob } from '#testing/jobs/jobs-of-a-test-app.ts';
import { type Caller, openTestApp, Refused, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let kim: Caller;
beforeAll(async () => {
  testApp = await openTestApp();
  kim = await testApp.acme.as('kim');
});
afterAll(() => testApp.close());

const cm = (value: number) => ({ value, unit: 'cm' });
const kg = (value: number) => ({ value, unit: 'kg' });

/** Returns the cheapest quote for the freight of a job. */
async function quoteFor(job: TestJob) {
  const [customer] = await testApp.acme.rows<{ id: number }>(
    sql`select id from customers_public.customer_card where guid = ${job.customerid}`,
  );
  const { resourceToken } = await kim.call(createQuote, {
    fromAddress: { postCode: '2015', suburb: 'Alexandria', countryCode: 'AU' },
    toAddress: { postCode: '3000', suburb: 'Melbourne', countryCode: 'AU' },
    items: [
      {
        packageType: 'Carton',
        quantity: 2,
        length: cm(40),
        width: cm(40),
        height: cm(20),
        weight: kg(12),
      },
    ],
    customer: { customerId: customer?.id ?? 0 },
  });
  await testApp.settle();
  const { quotes } = await kim.call(getQuotes, { resourceToken });
  const [quote] = quotes;
  if (quote === undefined) throw new Error('Nobody offers a price');
  return quote;
}

const choose = (jobid: string, quoteid: string, isbuyrate: boolean) =>
  kim.call(calls.setJobQuote, { jobquote: { jobid, quoteid, isbuyrate } });
const pricing = (jobId: string, by = kim) => by.call(calls.getJobPricing, { jobId });
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: Refused) => [error.status, error.error.message],
  );

describe('setJobQuote', () => {
  it(
    'stores the carrier’s price as cost, the customer’s as charge ' + '[ui-capability-001]',
    async () => {
      const job = await aConfirmedJob(testApp.acme);
      const quote = await quoteFor(job);
      const quoteid = quote.id;
      await choose(job.id, quoteid, true);
      expect((await pricing(job.id)).customercharge).toBeNull();
      await choose(job.id, quoteid, false);
      const known = await pricing(job.id);
      const { carrierCost, customerCost } = quote;
      expect(known.customercharge?.subtotal).toBe(customerCost.totalExGst);
      expect(known.margin).toMatchObject({
        sell: customerCost.totalExGst,
        sellfrom: 'Charge',
        buy: carrierCost?.totalExGst,
        buyfrom: 'Quote',
      });
      expect(known.buyquote).toMatchObject({ quoteid, chosenby: 'Kim Tran' });
      expect(known.sellquote).toMatchObject({ quoteid });
      const oto = await testApp.acme.as('oto');
      const theirs = await pricing(job.id, oto);
      expect([theirs.buyquote, theirs.sellquote, theirs.margin]).toEqual([null, null, null]);
    },
  );

  it('rejects an expired quote, a closed charge, and freight that was booked', async () => {
    const job = await aConfirmedJob(testApp.acme);
    const quoteid = (await quoteFor(job)).id;
    const booked = await aManifestedBooking(testApp);
    expect((await refusal(choose(booked.jobId, quoteid, false)))?.[0]).toBe(409);
    await kim.call(calls.updateCustomerCharge, {
      customercharge: { jobid: job.id, chargerate: 90, hours: 2, isclosed: true },
    });
    expect((await refusal(choose(job.id, quoteid, false)))?.[0]).toBe(409);
    expect((await pricing(job.id)).sellquote).toBeNull();
    const { now } = testApp.clock;
    testApp.clock.now = new Date(now.getTime() + 30 * 24 * 3_600_000);
    expect((await refusal(choose(job.id, quoteid, true)))?.[1]).toContain('expired');
    testApp.clock.now = now;
  });
});
