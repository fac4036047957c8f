import {
  getConfiguration,
  getLogo,
  getTenantFeatures,
  isTenantAvailable,
  updateAllSettings,
} from '@waybill/contract/tenancy/endpoints';
import { uploadAsset } from '@waybill/contract/records/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleOf } from '#testing/files/sample-files.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

describe('the public shell configuration', () => {
  it('identifies the tenant of the host, ignoring port and case', async () => {
    const response = await testApp.acme.guest.call(isTenantAvailable, {
      tenancyName: 'ACME.localhost:8080',
    });
    expect(response).toEqual({
      state: 1,
      tenantId: testApp.acme.id,
      tenantGuid: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      serverRootAddress: 'http://acme.localhost/',
    });
  });

  it('returns state 3 and no id for an unknown host', async () => {
    const tenancyName = 'nowhere.example';
    expect(await testApp.acme.guest.call(isTenantAvailable, { tenancyName })).toEqual({
      state: 3,
      tenantId: null,
      tenantGuid: null,
      serverRootAddress: null,
    });
  });

  it('contains billing, currency and time zone, with self-registration off [val-045]', async () => {
    expect(await testApp.acme.guest.call(getConfiguration)).toEqual({
      tenantBillingAddress: {
        legalName: 'Acme Freight Pty Ltd',
        address: '14 Kiln Street, Alexandria NSW 2015',
        taxVatNo: '51 824 753 556',
      },
      baseCurrency: 'AUD',
      timezone: 'Australia/Sydney',
      allowSelfRegistration: false,
      customCssId: null,
    });
  });

  it('contains a logo generated from the name until one is uploaded', async () => {
    const reply = await testApp.acme.guest.send(getLogo);
    expect([reply.status, reply.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(reply.body).toContain('>AF<');
  });

  it('contains the uploaded logo, for guests as well', async () => {
    const [ada, bea] = [await testApp.acme.as('ada'), await testApp.borealis.as('bea')];
    const bytes = await sampleOf({ width: 40, height: 20 }).png().toBuffer();
    const { fileName: logoId } = await ada.call(
      uploadAsset,
      {},
      { file: { name: 'logo.png', type: 'image/png', bytes } },
    );
    const ui = { logoId };
    const foreign = await bea.send(updateAllSettings, { ui });
    expect([foreign.status, foreign.body]).toEqual([
      400,
      expect.stringContaining('We could not find this picture'),
    ]);
    await ada.call(updateAllSettings, { ui });
    const selected = await testApp.acme.guest.send(getLogo);
    expect([selected.status, selected.headers['content-type']]).toEqual([200, 'image/png']);
    await ada.call(updateAllSettings, { ui: { logoId: null } });
    expect((await testApp.acme.guest.send(getLogo)).headers['content-type']).toBe('image/svg+xml');
  });
});

describe('features', () => {
  it('are on unless the tenant disabled them', async () => {
    await testApp.acme.inTransaction((db) =>
      db.run(sql`
        insert into tenancy.feature (tenant_id, name, value)
        values (${testApp.acme.id}, 'Booking.Beta', 'false')
      `),
    );
    const kim = await testApp.acme.as('kim');
    const { featureValues } = await kim.call(getTenantFeatures, {});
    const query = featureValues.filter((f) => f.name.startsWith('Booking'));
    expect(query).toEqual([
      { name: 'Booking', value: 'true' },
      { name: 'Booking.Beta', value: 'false' },
    ]);
  });

  it('of another tenant are not visible', async () => {
    const kim = await testApp.acme.as('kim');
    const query = kim.call(getTenantFeatures, { tenantId: testApp.borealis.id });
    await expect(query).rejects.toMatchObject({ status: 404 });
  });
});
