import { getAssistantTools } from '@waybill/contract/administration/endpoints';
import { assistantEndpoints } from '@waybill/contract/assistant-tools';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const allowed = async (userName: string) => {
  const { items } = await (await testApp.acme.as(userName)).call(getAssistantTools, {});
  expect(items.map(({ name }) => name)).toEqual(Object.keys(assistantEndpoints));
  return items.filter(({ isAllowed }) => isAllowed).map(({ name }) => name);
};

describe('the tools of assistants', () => {
  it('are allowed to an administrator, and to a driver by own permissions', async () => {
    expect(await allowed('ada')).toEqual(Object.keys(assistantEndpoints));
    const ofDriver = await allowed('ravi');
    expect(ofDriver).toContain('getJobs');
    expect(ofDriver).not.toContain('createOrUpdateBooking');
    expect(ofDriver).not.toContain('getInvoices');
  });

  it('say which of them write', async () => {
    const { items } = await (await testApp.acme.as('kim')).call(getAssistantTools, {});
    expect(items.filter(({ writes }) => writes).map(({ name }) => name)).toEqual([
      'createOrUpdateBooking',
      'addBookingNote',
      'cancelBooking',
    ]);
  });

  it('are nobody’s without a user', async () => {
    expect((await testApp.acme.guest.send(getAssistantTools, {})).status).toBe(401);
  });
});
