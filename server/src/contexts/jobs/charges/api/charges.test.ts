import * as calls from '@waybill/contract/jobs/endpoints';
import type { ArgsOf } from '@waybill/contract/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aManifestedBooking } from '#testing/jobs/a-manifested-booking.ts';
import { aConfirmedJob, customerGuid, jobNow, userGuid } from '#testing/jobs/jobs-of-a-test-app.ts';
import { type Caller, openTestApp, Refused, type TestApp } from '#testing/test-app.ts';
import { aJob } from '@waybill/contract/jobs/examples';

let testApp: TestApp;
let kim: Caller;
let lena: Caller;
let ravi: Caller;
let oto: Caller;
let raviGuid: string;
beforeAll(async () => {
  testApp = await openTestApp();
  const { acme } = testApp;
  [kim, lena, ravi, oto] = await Promise.all([
    acme.as('kim'),
    acme.as('lena'),
    acme.as('ravi'),
    acme.as('oto'),
  ]);
  raviGuid = await userGuid(acme, 'ravi');
});
afterAll(() => testApp.close());

type Sent = ArgsOf<typeof calls.updateCustomerCharge>['customercharge'];

const hours = { chargerate: 95, starttime: '07:00', endtime: '15:05', break: 30 };
const tolls = { servicecode: 'TOLL', isadditionalservice: true, amount: 18.4 };
const line = { ...tolls, istaxapplicable: true };

const charge = (jobid: string, some: Partial<Sent> = {}, by = kim) =>
  by.call(calls.updateCustomerCharge, { customercharge: { jobid, ...hours, ...some } });
const pay = (jobid: string, some: Partial<Sent> = {}, by = kim) =>
  by.call(calls.addDriverCharge, {
    driverchargeadd: { jobid, driverid: raviGuid, ...hours, chargerate: 60, ...some } as Sent,
  });
const pricing = (jobId: string, by = kim) => by.call(calls.getJobPricing, { jobId });
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: Refused) => [
      error.status,
      error.error.validationErrors?.[0]?.members?.[0] ?? error.error.message,
    ],
  );

/** The charges of a job as forms read them. */
const readForm = async (jobId: string) => {
  const reply = await kim.send(calls.getJobPricing, { jobId }, { headers: { prefer: 'revision' } });
  return (JSON.parse(reply.body) as { result: Awaited<ReturnType<typeof pricing>> }).result;
};
const meanwhile = [409, 'chargerate'];

describe('charges that two people save at once', () => {
  it('tell the second what changed, and close only as they were read', async () => {
    const { id } = await aConfirmedJob(testApp.acme);
    await charge(id);
    const { revision } = (await readForm(id)).customercharge ?? {};
    const save = (some: Partial<Sent>) =>
      kim.call(calls.updateCustomerCharge, {
        customercharge: { jobid: id, ...hours, ...some },
        revision,
      });
    expect(await refusal(save({ chargerate: 120 }))).toBeNull();
    expect(await refusal(save({ isclosed: true }))).toEqual(meanwhile);
    expect((await pricing(id)).customercharge).toMatchObject({ chargerate: 120, isclosed: false });
    const { revision: fresh } = (await readForm(id)).customercharge ?? {};
    const price = { jobid: id, ...hours, chargebreakdown: [] };
    await kim.call(calls.updateJobPrice, { price, revision: fresh });
    const again = kim.call(calls.updateJobPrice, { price, revision: fresh });
    expect(await refusal(again)).toEqual(meanwhile);
  });

  it("tell the second of a driver's charge, whatever became of the customer's", async () => {
    const { id } = await aConfirmedJob(testApp.acme);
    await pay(id);
    const { revision } = (await readForm(id)).drivercharges[0] ?? {};
    await charge(id, { chargerate: 200 });
    const save = (chargerate: number) =>
      kim.call(calls.addDriverCharge, {
        driverchargeadd: { jobid: id, driverid: raviGuid, ...hours, chargerate },
        revision,
      });
    expect(await refusal(save(70))).toBeNull();
    expect(await refusal(save(80))).toEqual(meanwhile);
  });
});

describe('updateCustomerCharge', () => {
  it('charges hours after the break, rounded up, and lines [ui-capability-001]', async () => {
    const { id } = await aConfirmedJob(testApp.acme);
    const { customercharge } = await charge(id, { chargebreakdown: [line] });
    expect(customercharge).toMatchObject({
      hours: 8.0833,
      break: 30,
      roundby: 15,
      totalhours: 7.75,
      subtotal: 754.65,
      serviceid: 'ROAD',
      isclosed: false,
      status: 'Open',
      document: null,
    });
    expect((await pricing(id)).pricingdetails).toEqual({
      servicecosttaxexclusive: 736.25,
      servicecosttax: 73.63,
      servicecost: 809.88,
      additionalservicecosttaxexclusive: 18.4,
      additionalservicecosttax: 1.84,
      additionalservicecost: 20.24,
      totalcosttaxexclusive: 754.65,
      totalcosttax: 75.47,
      totalcost: 830.12,
      servicedetails: [
        {
          servicecode: 'ROAD',
          isadditionalservice: false,
          taxexclusiveamount: 736.25,
          tax: 73.63,
          amount: 809.88,
          istaxapplicable: true,
        },
        {
          servicecode: 'TOLL',
          isadditionalservice: true,
          taxexclusiveamount: 18.4,
          tax: 1.84,
          amount: 20.24,
          istaxapplicable: true,
        },
      ],
    });
  });

  it('shows the hours with the job, to its customer too, and not to its driver', async () => {
    const { id } = await aConfirmedJob(testApp.acme);
    await charge(id);
    await kim.call(calls.allocateJob, { allocation: { agentId: raviGuid, jobIds: [id] } });
    const priced = { chargerate: 95, starttime: '07:00', totalhours: 7.75, subtotal: 736.25 };
    expect(await jobNow(testApp.acme, id)).toMatchObject(priced);
    expect((await oto.call(calls.getJob, { jobId: id })).job).toMatchObject(priced);
    const seen = (await ravi.call(calls.getJob, { jobId: id })).job;
    expect([seen.chargerate, seen.starttime, seen.subtotal]).toEqual([null, null, null]);
  });

  it('closes a charge, which nobody changes any more [st-039] [ui-logistics-006]', async () => {
    const { id } = await aConfirmedJob(testApp.acme);
    const closed = await charge(id, { isclosed: true });
    expect(closed.customercharge).toMatchObject({ isclosed: true, status: 'Closed' });
    const why = 'This charge is closed. Reopen it to change it.';
    const price = { jobid: id, ...hours, chargerate: 1 };
    expect(await refusal(charge(id, { chargerate: 1, isclosed: true }))).toEqual([409, why]);
    expect(await refusal(kim.call(calls.updateJobPrice, { price }))).toEqual([409, why]);
    expect((await pricing(id)).customercharge?.subtotal).toBe(736.25);
    expect(await refusal(kim.call(calls.deleteJob, { jobId: id }))).toEqual([
      409,
      'A job with a closed charge cannot be deleted.',
    ]);
  });

  it('lets staff with Finance.Approve reopen it, and nobody else', async () => {
    const { id } = await aConfirmedJob(testApp.acme);
    await charge(id, { isclosed: true });
    expect((await refusal(charge(id, { isclosed: false })))?.[0]).toBe(409);
    const open = await charge(id, { isclosed: false, chargerate: 100 }, lena);
    expect(open.customercharge).toMatchObject({ status: 'Open', subtotal: 775 });
  });

  it('rejects empty charges, times that do not fit, and a job paid by booking', async () => {
    const { id } = await aConfirmedJob(testApp.acme);
    const faults: [Partial<Sent>, string][] = [
      [{ chargerate: 0, isclosed: true }, 'customercharge.isclosed'],
      [{ endtime: null }, 'customercharge.endtime'],
      [{ starttime: '' }, 'customercharge.starttime'],
      [{ endtime: '2026-11-18T02:00:00Z' }, 'customercharge.endtime'],
      [{ break: 500 }, 'customercharge.break'],
      [{ roundby: 0 }, 'customercharge.roundby'],
      [{ chargerate: -1 }, 'customercharge.chargerate'],
      [{ parentjobid: id }, 'customercharge.parentjobid'],
    ];
    for (const [some, member] of faults) {
      expect(await refusal(charge(id, some))).toEqual([400, member]);
    }
    expect((await pricing(id)).customercharge).toBeNull();
    const booked = await aManifestedBooking(testApp);
    expect(await refusal(charge(booked.jobId))).toEqual([
      409,
      'The customer pays for this job with its booking.',
    ]);
  });

  it('moves an open charge to another customer with its job, but not a closed one', async () => {
    const { id } = await aConfirmedJob(testApp.acme);
    await charge(id);
    const harbour = await customerGuid(testApp.acme, 'Harbour Homewares');
    const moved = { job: { id, ...aJob({ customerid: harbour }) } };
    await kim.call(calls.updateJob, moved);
    expect((await refusal(oto.call(calls.getJobPricing, { jobId: id })))?.[0]).toBe(404);
    const hana = await testApp.acme.as('hana');
    expect((await pricing(id, hana)).customercharge?.subtotal).toBe(736.25);
    await charge(id, { isclosed: true });
    const back = { job: { id, ...aJob({ customerid: await customerGuid(testApp.acme) }) } };
    expect(await refusal(kim.call(calls.updateJob, back))).toEqual([
      409,
      'A job with a closed charge stays with its customer.',
    ]);
  });
});

describe('updateJobPrice', () => {
  it('sets the hours and keeps who worked for which service', async () => {
    const { id } = await aConfirmedJob(testApp.acme);
    await charge(id, { serviceid: 'HOURLY', driverid: raviGuid });
    const price = { jobid: id, chargerate: 80, hours: 3.1, roundby: 30, minimumhours: 4 };
    const { customercharge } = await kim.call(calls.updateJobPrice, { price });
    expect(customercharge).toMatchObject({
      serviceid: 'HOURLY',
      driverid: raviGuid,
      hours: 3.1,
      totalhours: 4,
      subtotal: 320,
      starttime: null,
    });
  });
});

describe('addDriverCharge', () => {
  it('pays each driver of a job once and gives the margin to staff only', async () => {
    const { id } = await aConfirmedJob(testApp.acme);
    await charge(id);
    await pay(id, { chargerate: 55 });
    const { drivercharge } = await pay(id);
    expect(drivercharge).toMatchObject({ drivername: 'Ravi Patel', subtotal: 465 });
    const known = await pricing(id);
    expect(known.drivercharges).toHaveLength(1);
    expect(known.margin).toEqual({
      sell: 736.25,
      sellfrom: 'Charge',
      buy: 465,
      buyfrom: 'Charge',
      linehaul: 0,
      amount: 271.25,
      percent: 36.8,
    });
    const theirs = await pricing(id, oto);
    expect([theirs.drivercharges, theirs.margin, theirs.customercharge?.subtotal]).toEqual([
      [],
      null,
      736.25,
    ]);
    await kim.call(calls.allocateJob, { allocation: { agentId: raviGuid, jobIds: [id] } });
    const his = await pricing(id, ravi);
    expect([his.customercharge, his.pricingdetails, his.margin]).toEqual([null, null, null]);
    expect(his.drivercharges).toEqual([drivercharge]);
  });

  it('asks for a driver, takes that of the job, and rejects who does not drive', async () => {
    const { id } = await aConfirmedJob(testApp.acme);
    const nobody = { driverid: null };
    expect(await refusal(pay(id, nobody))).toEqual([400, 'driverchargeadd.driverid']);
    await kim.call(calls.allocateJob, { allocation: { agentId: raviGuid, jobIds: [id] } });
    expect((await pay(id, nobody)).drivercharge.driverid).toBe(raviGuid);
    const kimGuid = await userGuid(testApp.acme, 'kim');
    expect((await refusal(pay(id, { driverid: kimGuid })))?.[0]).toBe(404);
    const vehicleid = crypto.randomUUID();
    expect(await refusal(pay(id, { vehicleid }))).toEqual([404, 'We could not find this vehicle.']);
  });
});

describe('deleteDriverCharge', () => {
  it('removes an open charge and keeps a closed one', async () => {
    const { id } = await aConfirmedJob(testApp.acme);
    const named = { jobid: id, driverid: raviGuid };
    await pay(id);
    await kim.call(calls.deleteDriverCharge, named);
    expect((await pricing(id)).drivercharges).toEqual([]);
    expect((await refusal(kim.call(calls.deleteDriverCharge, named)))?.[0]).toBe(404);
    await pay(id, { isclosed: true });
    expect((await refusal(kim.call(calls.deleteDriverCharge, named)))?.[0]).toBe(409);
  });
});

describe('driver rates', () => {
  it('are replaced together, one of each basis', async () => {
    const hourly = { basis: 'Hour' as const, rate: 58.5, minimumhours: 4, roundby: 30 };
    const share = { basis: 'Percentage' as const, rate: 62.5 };
    const ada = await testApp.acme.as('ada');
    const put = (rates: ArgsOf<typeof calls.updateDriverRates>['rates']) =>
      ada.call(calls.updateDriverRates, { driverid: raviGuid, rates });
    await put([share, { basis: 'Stop', rate: 12 }]);
    await put([share, hourly]);
    const { rates } = await kim.call(calls.getDriverRates, { driverid: raviGuid });
    expect(rates).toEqual([hourly, { ...share, minimumhours: 0, roundby: 15 }]);
    expect(await refusal(put([hourly, hourly]))).toEqual([400, 'rates[1].basis']);
  });
});

describe('concurrent changes of one charge', () => {
  it('make one charge of a customer and one of a driver', async () => {
    const { id } = await aConfirmedJob(testApp.acme);
    await Promise.all(
      [1, 2, 3, 4].flatMap((at) => [charge(id, { chargerate: at }), pay(id, { chargerate: at })]),
    );
    const known = await pricing(id);
    expect([known.customercharge?.status, known.drivercharges.length]).toEqual(['Open', 1]);
  });

  it('close it once: the others are refused because it is closed', async () => {
    const { id } = await aConfirmedJob(testApp.acme);
    await charge(id);
    const rates = [101, 102, 103, 104];
    const outcomes = await Promise.all(
      rates.map((chargerate) => refusal(charge(id, { chargerate, isclosed: true }))),
    );
    const won = outcomes.findIndex((outcome) => outcome === null);
    expect(outcomes.filter((outcome) => outcome?.[0] === 409)).toHaveLength(3);
    expect((await pricing(id)).customercharge?.chargerate).toBe(rates[won]);
  });
});
