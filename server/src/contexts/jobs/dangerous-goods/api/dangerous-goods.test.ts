import { saveEmergencyContact } from '@waybill/contract/dangerousGoods/endpoints';
import { saveDriverDocument } from '@waybill/contract/fleet/endpoints';
import * as calls from '@waybill/contract/jobs/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aConfirmedJob, refusalOf, userGuid } from '#testing/jobs/jobs-of-a-test-app.ts';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let kim: Caller;
let ravi: Caller;
beforeAll(async () => {
  testApp = await openTestApp();
  kim = await testApp.acme.as('kim');
  ravi = await testApp.acme.as('ravi');
});
afterAll(() => testApp.close());

describe('the dangerous goods of a driver', () => {
  it('are those of the run, as transport documents state them, with whom to call', async () => {
    const ada = await testApp.acme.as('ada');
    const contact = { name: 'Spill Response', telephone: '1800 555 124' };
    await ada.call(saveEmergencyContact, { contact });
    const carried = await aConfirmedJob(testApp.acme, { dangerousgoods: 'UN1263 II' });
    await aConfirmedJob(testApp.acme, { dangerousgoods: 'UN1203' });
    const agentId = await userGuid(testApp.acme, 'ravi');
    const licence = { driverid: agentId, kind: 'DangerousGoodsLicence' as const, classes: ['3'] };
    await kim.call(saveDriverDocument, { document: licence });
    await kim.call(calls.allocateJob, { allocation: { agentId, jobIds: [carried.id] } });
    const { emergencycontact, items } = await ravi.call(calls.getDriverDangerousGoods, {});
    expect(emergencycontact).toEqual(contact);
    expect(items.map(({ code, uncode }) => [code, uncode?.dgProductDescription])).toEqual([
      ['UN1263 II', expect.stringMatching(/^UN1263, PAINT.*, 3, PG II$/i)],
    ]);
  });

  it('are read by drivers alone', async () => {
    const [status] = (await refusalOf(kim.call(calls.getDriverDangerousGoods, {}))) ?? [];
    expect(status).toBe(403);
  });
});
