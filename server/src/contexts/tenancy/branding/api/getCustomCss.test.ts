import {
  getAllSettings,
  getConfiguration,
  getCustomCss,
  updateAllSettings,
} from '@waybill/contract/tenancy/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let ada: Caller;
beforeAll(async () => {
  testApp = await openTestApp();
  ada = await testApp.acme.as('ada');
});
afterAll(() => testApp.close());

const set = (customCss: string) => ada.call(updateAllSettings, { ui: { customCss } });
const version = async () => (await testApp.acme.guest.call(getConfiguration)).customCssId;

describe("a tenant's style sheet", () => {
  it('is public on its host, as parsed, under a versioned address', async () => {
    expect(await version()).toBeNull();
    await set('/* ours */ h1 { color : red }');
    const first = await version();
    expect(first).not.toBeNull();
    const reply = await testApp.acme.guest.send(getCustomCss, { version: first });
    expect([reply.status, reply.headers['content-type'], reply.body]).toEqual([
      200,
      'text/css',
      'h1{color:red}',
    ]);
    expect((await testApp.borealis.guest.send(getCustomCss)).body).toBe('');
    await ada.call(updateAllSettings, { ui: { logoId: null }, tax: { gst: 10 } });
    expect(await version()).toBe(first);
    const { ui } = await ada.call(getAllSettings);
    expect(ui).toEqual({
      logoId: null,
      customCssId: first,
      customCss: '/* ours */ h1 { color : red }',
    });
    await set('h1 { color: blue }');
    expect(await version()).not.toBe(first);
    await set('');
    expect(await version()).toBeNull();
  });

  it('is rejected on its field with the line of the rule, and nothing is saved', async () => {
    await expect(set('h1 { color: red }\nh2 { display: none }')).rejects.toMatchObject({
      status: 400,
      error: {
        validationErrors: [{ message: 'Line 2: display is not taken', members: ['ui.customCss'] }],
      },
    });
    expect(await version()).toBeNull();
  });
});
