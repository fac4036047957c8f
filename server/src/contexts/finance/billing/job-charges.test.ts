import * as finance from '@waybill/contract/finance/endpoints';
import * as jobs from '@waybill/contract/jobs/endpoints';
import type { ArgsOf } from '@waybill/contract/endpoint';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aConfirmedJob } from '#testing/jobs/jobs-of-a-test-app.ts';
import { textOfPages } from '#testing/read-pdf.ts';
import { type Caller, openTestApp, Refused, type TestApp } from '#testing/test-app.ts';
import { brokenInvariants } from '#contexts/finance/public.ts';

let testApp: TestApp;
let kim: Caller;
let lena: Caller;
let oto: Caller;
let cedar: number;
beforeAll(async () => {
  testApp = await openTestApp();
  const { acme } = testApp;
  [kim, lena, oto] = await Promise.all([acme.as('kim'), acme.as('lena'), acme.as('oto')]);
  const [row] = await acme.rows<{ id: number }>(
    sql`select id from customers_public.customer_card where company_name = 'Cedar & Co'`,
  );
  cedar = row?.id ?? 0;
});
afterAll(() => testApp.close());

const toll = {
  servicecode: 'TOLL',
  isadditionalservice: true,
  amount: 18.4,
  istaxapplicable: true,
};

/** A job whose charge is closed: 7.75 hours and a toll. */
async function aClosedJob() {
  const job = await aConfirmedJob(testApp.acme);
  const { customercharge } = await kim.call(jobs.updateCustomerCharge, {
    customercharge: {
      jobid: job.id,
      chargerate: 95,
      starttime: '07:00',
      endtime: '15:05',
      break: 30,
      chargebreakdown: [toll],
      isclosed: true,
    },
  });
  expect(customercharge.subtotal).toBe(754.65);
  return { ...job, chargeId: await chargeIdOf(job.id) };
}

async function chargeIdOf(jobId: string): Promise<string> {
  const [row] = await testApp.acme.rows<{ id: string }>(
    sql`select id from jobs.charge where job_id = ${jobId} and side = 'Customer'`,
  );
  return row?.id ?? 'no charge';
}

const generate = (some: ArgsOf<typeof finance.generateInvoices>) =>
  lena.call(finance.generateInvoices, { customerId: cedar, ...some });
const chargeOf = async (jobId: string) =>
  (await kim.call(jobs.getJobPricing, { jobId })).customercharge;
const invoiceOf = async (jobId: string) => {
  const id = (await chargeOf(jobId))?.document?.id ?? 0;
  return (await lena.call(finance.getInvoiceForEdit, { id })).invoice;
};
const broken = () => testApp.acme.inTransaction((db) => brokenInvariants(db));

describe('a billing run', () => {
  it('invoices a job’s closed charge, with lines, tax and PDF [ui-capability-016]', async () => {
    const job = await aClosedJob();
    const preview = await generate({ jobChargeIds: [job.chargeId], preview: true });
    expect(preview.customers).toMatchObject([
      {
        invoice: { id: null, taxExclusiveAmount: 754.65, tax: 75.47, amount: 830.12 },
        invoiced: [],
        invoicedJobs: [{ jobChargeId: job.chargeId, referenceNo: job.jobno, amount: 830.12 }],
      },
    ]);
    await generate({ jobChargeIds: [job.chargeId] });
    const invoice = await invoiceOf(job.id);
    expect(invoice).toMatchObject({
      invoiceType: 'Job',
      status: 'Issued',
      taxExclusiveAmount: 754.65,
      tax: 75.47,
      amount: 830.12,
    });
    expect(
      invoice.invoiceDetails.map((line) => [
        line.invoiceDetailType,
        line.referenceNo,
        line.service,
        line.amount,
        line.description,
      ]),
    ).toEqual([
      ['Freight', job.jobno, 'ROAD', 809.88, 'Port Botany to Newtown · 7.75 h at 95.00'],
      ['AdditionalService', job.jobno, 'TOLL', 20.24, 'Port Botany to Newtown'],
    ]);
    const { fileToken } = await oto.call(finance.getInvoiceDocument, { id: invoice.id });
    const { rawPayload } = await testApp.app.server.inject({
      url: `${finance.downloadDocument.path}?fileToken=${fileToken}`,
      headers: { host: testApp.acme.host, authorization: `Bearer ${oto.token}` },
    });
    const text = (await textOfPages(rawPayload)).join(' ');
    expect(text).toContain('Tax invoice');
    expect(text).toContain(job.jobno);
    expect(text).toContain('$830.12');
    expect(await broken()).toEqual([]);
  });

  it('marks the charge as invoiced: nobody changes it until the invoice is void', async () => {
    const job = await aClosedJob();
    await generate({ jobChargeIds: [job.chargeId] });
    const charge = await chargeOf(job.id);
    expect(charge?.status).toBe('Invoiced');
    const reopen = () =>
      lena.call(jobs.updateCustomerCharge, {
        customercharge: { jobid: job.id, chargerate: 1, hours: 1, isclosed: false },
      });
    const refused = await reopen().then(
      () => null,
      (error: Refused) => [error.status, error.error.message],
    );
    expect(refused).toEqual([409, 'This charge is invoiced and can no longer be changed.']);
    const id = charge?.document?.id ?? 0;
    await lena.call(finance.voidInvoice, { id, note: 'Wrong hours' });
    expect((await chargeOf(job.id))?.status).toBe('Closed');
    await reopen();
    expect((await chargeOf(job.id))?.status).toBe('Open');
    expect(await broken()).toEqual([]);
  });

  it('leaves open charges alone and takes closed ones together with bookings', async () => {
    const open = await aConfirmedJob(testApp.acme);
    await kim.call(jobs.updateCustomerCharge, {
      customercharge: { jobid: open.id, chargerate: 95, hours: 2 },
    });
    const [first, second] = [await aClosedJob(), await aClosedJob()];
    const work = await lena.call(finance.getBillingWork, {});
    expect(work.customers.map(({ customerId }) => customerId)).toContain(cedar);
    await generate({});
    expect((await chargeOf(open.id))?.status).toBe('Open');
    const documents = [await chargeOf(first.id), await chargeOf(second.id)].map(
      (charge) => charge?.document?.id,
    );
    expect(documents[0]).toBeDefined();
    expect(await broken()).toEqual([]);
  });

  it('rejects charges that are not there', async () => {
    const started = lena.send(finance.startBillingRun, {
      bookingIds: [],
      jobChargeIds: [crypto.randomUUID()],
      invoiceDate: '2026-11-18',
    });
    expect((await started).status).toBe(404);
  });

  it('makes the invoice in the background, once, however often the task is tried', async () => {
    const job = await aClosedJob();
    await lena.call(finance.startBillingRun, {
      bookingIds: [],
      jobChargeIds: [job.chargeId],
      invoiceDate: '2026-11-18',
    });
    await testApp.settle();
    await testApp.makeDue();
    await testApp.settle();
    expect((await invoiceOf(job.id)).amount).toBe(830.12);
  });
});

describe('concurrent billing of one job', () => {
  it('puts it on one invoice', async () => {
    const job = await aClosedJob();
    const made = await Promise.all(
      [1, 2, 3, 4].map(() => generate({ jobChargeIds: [job.chargeId] })),
    );
    expect(made.filter(({ invoiceBatchId }) => invoiceBatchId !== null)).toHaveLength(1);
    const lines = await testApp.acme.rows(
      sql`select from finance.invoice_line where reference_no = ${job.jobno}`,
    );
    expect(lines).toHaveLength(2);
    expect(await broken()).toEqual([]);
  });

  it('either invoices it or reopens it', async () => {
    const job = await aClosedJob();
    const reopened = lena.send(jobs.updateCustomerCharge, {
      customercharge: { jobid: job.id, chargerate: 1, hours: 1, isclosed: false },
    });
    const [{ status }, { invoiceBatchId }] = await Promise.all([
      reopened,
      generate({ jobChargeIds: [job.chargeId] }),
    ]);
    expect([200, 409]).toContain(status);
    const isInvoiced = invoiceBatchId !== null;
    expect(status === 409).toBe(isInvoiced);
    expect((await chargeOf(job.id))?.status).toBe(isInvoiced ? 'Invoiced' : 'Open');
  });
});
