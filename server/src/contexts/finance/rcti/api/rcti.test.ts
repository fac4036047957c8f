import * as finance from '@waybill/contract/finance/endpoints';
import * as jobs from '@waybill/contract/jobs/endpoints';
import { whyNotRcti } from '@waybill/contract/finance/rcti/lifecycle';
import type { ArgsOf } from '@waybill/contract/endpoint';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aConfirmedJob, userGuid } from '#testing/jobs/jobs-of-a-test-app.ts';
import { textOfPages } from '#testing/read-pdf.ts';
import { type Caller, openTestApp, Refused, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let kim: Caller;
let lena: Caller;
let driverId: string;
beforeAll(async () => {
  testApp = await openTestApp();
  const { acme } = testApp;
  [kim, lena] = await Promise.all([acme.as('kim'), acme.as('lena')]);
  driverId = await userGuid(acme, 'ravi');
});
afterAll(() => testApp.close());
beforeEach(async () => {
  await contract();
  await generate();
});

type Details = ArgsOf<typeof finance.createOrUpdateContractor>['contractor'];

const contract = (some: Partial<Details> = {}) =>
  lena.call(finance.createOrUpdateContractor, {
    contractor: {
      driverId,
      name: 'Patel Haulage Pty Ltd',
      abn: '33 102 417 032',
      address: '8 Beaumont Street\nMascot NSW 2020',
      email: 'accounts@patel.example',
      paymentDetails: 'BSB 062-000 Account 1234 5678',
      isGstRegistered: true,
      agreedOn: '2026-07-01',
      ...some,
    },
  });
const toll = {
  servicecode: 'TOLL',
  isadditionalservice: true,
  amount: 18.4,
  istaxapplicable: true,
};

/** Adds a job that owes Ravi 7.75 hours and a toll. */
async function aPaidJob(isclosed = true) {
  const job = await aConfirmedJob(testApp.acme);
  const hours = { chargerate: 60, starttime: '07:00', endtime: '15:05', break: 30 };
  const driverchargeadd = { jobid: job.id, driverid: driverId, ...hours };
  await kim.call(jobs.addDriverCharge, {
    driverchargeadd: { ...driverchargeadd, chargebreakdown: [toll], isclosed },
  });
  return job;
}
const generate = (some: Partial<ArgsOf<typeof finance.generateRctis>> = {}) =>
  lena.call(finance.generateRctis, { driverIds: [driverId], ...some });

/** Adds an RCTI for one more job. */
async function anRcti() {
  const job = await aPaidJob();
  const { contractors } = await generate();
  const rcti = contractors[0]?.rcti;
  if (!rcti) throw new Error('No RCTI was created');
  return { ...rcti, job };
}
const rctiNow = async (id: number) => (await lena.call(finance.getRctiForEdit, { id })).rcti;
const chargeOf = async (jobId: string) =>
  (await kim.call(jobs.getJobPricing, { jobId })).drivercharges[0];
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: Refused) => [error.status, error.error.message],
  );
async function pdfOf(id: number): Promise<string> {
  const { fileToken } = await lena.call(finance.getRctiDocument, { id });
  const { rawPayload } = await testApp.app.server.inject({
    url: `${finance.downloadDocument.path}?fileToken=${fileToken}`,
    headers: { host: testApp.acme.host, authorization: `Bearer ${lena.token}` },
  });
  return (await textOfPages(rawPayload)).join(' ');
}

describe('generateRctis', () => {
  it('makes one RCTI of a contractor’s closed charges, with GST [ui-capability-016]', async () => {
    const first = await aPaidJob();
    const second = await aPaidJob();
    await aPaidJob(false);
    const waiting = await lena.call(finance.getContractors, { filter: 'Patel' });
    expect(waiting.items).toMatchObject([
      { driverId, waitingCharges: 2, waitingAmount: 966.8, blocker: null },
    ]);
    const amounts = { taxExclusiveAmount: 966.8, tax: 96.68, amount: 1063.48 };
    expect((await generate({ preview: true })).contractors).toEqual([
      {
        driverId,
        supplierName: 'Patel Haulage Pty Ltd',
        charges: 2,
        ...amounts,
        blocker: null,
        rcti: null,
      },
    ]);
    const { contractors } = await generate();
    const rcti = await rctiNow(contractors[0]?.rcti?.id ?? 0);
    expect(rcti).toMatchObject({
      ...amounts,
      rctiNumber: expect.stringMatching(/^RCTI\d{6}$/) as string,
      status: 'Issued',
      invoiceDate: '2026-11-18',
      dueDate: '2026-12-02',
      agreedOn: '2026-07-01',
    });
    expect(new Set(rcti.rctiDetails.map(({ jobNumber }) => jobNumber))).toEqual(
      new Set([first.jobno, second.jobno]),
    );
    expect(rcti.rctiDetails.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([
      20.24, 20.24, 511.5, 511.5,
    ]);
    expect((await generate()).contractors).toEqual([]);
  });

  it('prints what the law asks for', async () => {
    const { id, rctiNumber, job } = await anRcti();
    const text = await pdfOf(id);
    for (const words of [
      'Recipient created tax invoice',
      rctiNumber,
      'Patel Haulage Pty Ltd ABN 33 102 417 032',
      'Acme Freight Pty Ltd ABN 51 824 753 556',
      job.jobno,
      'Subtotal ex GST $483.40 GST $48.34 Total inc GST $531.74',
      'The GST shown is payable by the supplier.',
      'BSB 062-000 Account 1234 5678',
    ]) {
      expect(text).toContain(words);
    }
  });

  it('adds no GST for a contractor who is not registered', async () => {
    await contract({ isGstRegistered: false });
    const { id } = await anRcti();
    expect(await rctiNow(id)).toMatchObject({ tax: 0, amount: 483.4, isGstRegistered: false });
    const text = await pdfOf(id);
    expect(text).toContain('The supplier is not registered for GST. No GST is included.');
    expect(text).not.toContain('tax invoice');
  });

  it('needs the agreement, and an ABN that is one', async () => {
    await aPaidJob();
    await contract({ agreedOn: null });
    const { contractors } = await generate();
    expect(contractors).toMatchObject([{ blocker: 'NoAgreement', rcti: null }]);
    expect(await refusal(contract({ abn: '33 102 417 033' }))).toEqual([
      400,
      'Your request is not valid!',
    ]);
    const stranger = { driverId: crypto.randomUUID() };
    expect((await refusal(contract(stranger)))?.[0]).toBe(404);
  });
});

describe('an RCTI', () => {
  it('is e-mailed to the contractor with its PDF', async () => {
    const { id, rctiNumber } = await anRcti();
    expect(await lena.call(finance.sendRcti, { id })).toEqual({ sentTo: 'accounts@patel.example' });
    await testApp.settle();
    const email = testApp.emails.find(({ subject }) => subject.includes(rctiNumber));
    expect(email?.subject).toBe(`Recipient created tax invoice ${rctiNumber}`);
    expect(email?.attachments?.map(({ fileName }) => fileName)).toEqual([`${rctiNumber}.pdf`]);
    expect((await rctiNow(id)).sentTo).toBe('accounts@patel.example');
  });

  it('is paid together with others, all or none', async () => {
    const [first, second] = [await anRcti(), await anRcti()];
    const paid = { paidOn: '2026-11-20', reference: 'EFT 4471' };
    const missing = lena.call(finance.payRctis, { ids: [first.id, 987_654], ...paid });
    expect((await refusal(missing))?.[0]).toBe(404);
    expect((await rctiNow(first.id)).status).toBe('Issued');
    await lena.call(finance.payRctis, { ids: [first.id, second.id], ...paid });
    expect(await rctiNow(second.id)).toMatchObject({
      status: 'Paid',
      payment: { paidOn: '2026-11-20', reference: 'EFT 4471', userName: 'Lena Novák' },
    });
    const again = lena.call(finance.payRctis, { ids: [first.id], ...paid });
    expect(await refusal(again)).toEqual([409, whyNotRcti('pay', 'Paid')]);
    const list = await lena.call(finance.getRctis, { filter: first.rctiNumber });
    expect(list.items.map(({ status }) => status)).toEqual(['Paid']);
  });

  it('keeps its number when it is void, and its charges wait for the next one', async () => {
    const { id, job } = await anRcti();
    expect((await chargeOf(job.id))?.status).toBe('Invoiced');
    await lena.call(finance.voidRcti, { id, note: 'Wrong hours' });
    expect(await rctiNow(id)).toMatchObject({ status: 'Void', voided: { note: 'Wrong hours' } });
    expect((await chargeOf(job.id))?.status).toBe('Closed');
    expect(await pdfOf(id)).toContain('Voided recipient created tax invoice');
    const send = lena.call(finance.sendRcti, { id });
    expect(await refusal(send)).toEqual([409, whyNotRcti('send', 'Void')]);
    const { contractors } = await generate();
    expect(contractors[0]?.rcti?.id).toBeGreaterThan(id);
  });
});

describe('concurrent RCTIs of one contractor', () => {
  it('take each charge once and number without a gap', async () => {
    const job = await aPaidJob();
    const made = await Promise.all([1, 2, 3, 4].map(() => generate()));
    const rctis = made.flatMap(({ contractors }) => contractors.flatMap(({ rcti }) => rcti ?? []));
    expect(rctis).toHaveLength(1);
    expect((await chargeOf(job.id))?.document?.number).toBe(rctis[0]?.rctiNumber);
    const all = await lena.call(finance.getRctis, { maxResultCount: 1000, sorting: 'id asc' });
    const numbers = all.items.map(({ rctiNumber }) => Number(rctiNumber.slice(4)));
    expect(numbers).toEqual(numbers.map((_, at) => at + (numbers[0] ?? 0)));
  });

  it('are either paid or void', async () => {
    const { id, job } = await anRcti();
    const paid = { ids: [id], paidOn: '2026-11-20', reference: 'EFT 4472' };
    const outcomes = await Promise.all([
      lena.send(finance.payRctis, paid),
      lena.send(finance.voidRcti, { id, note: 'Twice' }),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const isPaid = (await rctiNow(id)).status === 'Paid';
    expect((await chargeOf(job.id))?.status).toBe(isPaid ? 'Invoiced' : 'Closed');
  });
});
