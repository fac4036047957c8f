import { inviteDriver, selfRegistration } from '@waybill/contract/fleet/endpoints';
import { getJob } from '@waybill/contract/jobs/endpoints';
import * as contract from '@waybill/contract/routing/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aConfirmedJob, userGuid } from '#testing/jobs/jobs-of-a-test-app.ts';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let kim: Caller;
let ravi: string;
beforeAll(async () => {
  testApp = await openTestApp();
  kim = await testApp.acme.as('kim');
  ravi = await userGuid(testApp.acme, 'ravi');
});
afterAll(() => testApp.close());

let day = 0;
/** Saves a draft of Ravi's with one job, on a day of its own. */
async function aDraft() {
  const { id: jobid } = await aConfirmedJob(testApp.acme);
  const rundate = `2027-04-${String((day += 1)).padStart(2, '0')}`;
  const steps = [{ type: 'delivery' as const, arrival: 0, jobid }];
  const run = { driverid: ravi, vehicleno: 'AC 10 TR', rundate, steps };
  const { id } = await kim.call(contract.createRun, { run });
  return { id, jobid, rundate };
}

/** Invites a person for a run, and returns how they register by the link of their e-mail. */
async function invited(email: string, runId: string) {
  await kim.call(inviteDriver, { invitation: { email, runId } });
  await testApp.settle();
  const mail = testApp.emails.filter(({ to }) => to.includes(email)).at(-1);
  const link = new URL(/http\S+/.exec(mail?.text ?? '')?.[0] ?? '');
  const invitation = link.searchParams.get('invitation') ?? '';
  return async () => {
    const selfRegister = {
      name: 'Noor Haddad',
      email,
      phonenumber: '0400 111 222',
      password: 'Steering1',
      licencenumber: 'NSW 99',
      licenceexpiry: '2029-01-31',
      invitation,
    };
    await testApp.acme.guest.call(selfRegistration, { selfRegister });
    await testApp.settle();
    return testApp.acme.as(email);
  };
}

const statusOf = async ({ id, rundate }: { readonly id: string; readonly rundate: string }) => {
  const { items } = await kim.call(contract.getRunStatuses, { date: rundate });
  return items.find((each) => each.id === id);
};

describe('an invitation for a run [D-03]', () => {
  it('gives the run and its jobs to who accepts it, but not before', async () => {
    const draft = await aDraft();
    const accept = await invited('noor@drivers.example', draft.id);
    expect(await statusOf(draft)).toMatchObject({ driverid: ravi, status: 'Draft' });
    const noor = await accept();
    const given = await statusOf(draft);
    expect(given).toMatchObject({ status: 'Released' });
    expect(given?.driverid).not.toBe(ravi);
    expect((await noor.call(contract.getRun, { id: draft.id })).run.id).toBe(draft.id);
    expect((await noor.call(getJob, { jobId: draft.jobid })).job.driverid).toBe(given?.driverid);
  });

  it('leaves a run alone that was released to another driver or deleted meanwhile', async () => {
    const [released, deleted] = [await aDraft(), await aDraft()];
    const [first, second] = [
      await invited('lin@drivers.example', released.id),
      await invited('ana@drivers.example', deleted.id),
    ];
    await kim.call(contract.changeRunStatus, { id: released.id, act: 'release' });
    await kim.call(contract.deleteRun, { id: deleted.id });
    await first();
    expect(await statusOf(released)).toMatchObject({ driverid: ravi, status: 'Released' });
    const ana = await second();
    expect((await ana.call(contract.getRuns, {})).items).toEqual([]);
  });
});
