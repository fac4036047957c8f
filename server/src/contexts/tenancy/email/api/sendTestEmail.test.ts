import { certificate } from '@waybill/adapters/testing/certificate';
import { type TestMailServer, testMailServer } from '@waybill/adapters/testing/mail-server';
import { tenantMail } from '@waybill/adapters/tenant-mail';
import { sendPasswordResetCode } from '@waybill/contract/identity/endpoints';
import {
  getAllSettings,
  sendTestEmail,
  updateAllSettings,
} from '@waybill/contract/tenancy/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let server: TestMailServer;
let ada: Caller;
beforeAll(async () => {
  server = await testMailServer();
  const allowed = [`server.test:${server.port}`];
  const resolve = async () => [{ address: '127.0.0.1', family: 4 }];
  testApp = await openTestApp({
    tenantMail: tenantMail({ allowed, resolve, trusted: certificate }),
  });
  ada = await testApp.acme.as('ada');
});
afterAll(() => Promise.all([testApp.close(), server.close()]));

const test = { emailAddress: 'ada@acme.example' };
const ours = () => ({
  smtpHost: 'server.test',
  smtpPort: server.port,
  smtpUserName: 'acme',
  smtpPassword: 'emails',
  defaultFromAddress: 'freight@acme.example',
});
const forgets = async () => {
  await testApp.acme.guest.call(sendPasswordResetCode, { emailAddress: 'kim@acme.example' });
  await testApp.settle();
};

describe('a test e-mail', () => {
  it("is sent by the installation's mail server when the tenant has none", async () => {
    const testResult = await ada.call(sendTestEmail, test);
    expect(testResult).toEqual({ wasSent: true, server: null, answer: 'Accepted' });
    expect(testApp.emails.at(-1)?.to).toEqual(['ada@acme.example']);
  });

  it("is sent by the tenant's own server, as later ones are, and returns its reply", async () => {
    await ada.call(updateAllSettings, { email: ours() });
    expect((await ada.call(getAllSettings)).email.smtpPassword).toBe('********');
    const testResult = await ada.call(sendTestEmail, test);
    const response = '250 Taken as number 7';
    expect(testResult).toEqual({
      wasSent: true,
      server: `server.test:${server.port}`,
      answer: response,
    });
    expect(server.emails.at(-1)).toMatch(/^From: .*<freight@acme\.example>/m);
    const before = testApp.emails.length;
    await forgets();
    expect(server.emails.at(-1)).toContain('To: kim@acme.example');
    expect(testApp.emails).toHaveLength(before);
  });

  it("returns the server's message when it is rejected", async () => {
    await ada.call(updateAllSettings, { email: { smtpPassword: 'wrong' } });
    const testResult = await ada.call(sendTestEmail, test);
    expect(testResult).toMatchObject({ wasSent: false, server: `server.test:${server.port}` });
    expect(testResult.answer).toContain('Those credentials are wrong');
  });

  it('does not affect other tenants', async () => {
    const bea = await testApp.borealis.as('bea');
    expect((await bea.call(sendTestEmail, test)).server).toBeNull();
  });
});

it('rejects a private mail server on its field and saves nothing', async () => {
  const before = await ada.call(getAllSettings);
  const email = { smtpHost: '169.254.169.254', smtpPort: 587 };
  await expect(ada.call(updateAllSettings, { email })).rejects.toMatchObject({
    status: 400,
    error: {
      validationErrors: [
        { message: 'The address is not a public one', members: ['email.smtpHost'] },
      ],
    },
  });
  const port = { email: { smtpHost: 'smtp.example.com', smtpPort: 6379 } };
  await expect(ada.call(updateAllSettings, port)).rejects.toMatchObject({
    error: { validationErrors: [{ members: ['email.smtpPort'] }] },
  });
  expect(await ada.call(getAllSettings)).toEqual(before);
});
