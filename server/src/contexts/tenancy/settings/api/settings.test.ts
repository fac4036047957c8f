import {
  getAllSettings,
  getConfiguration,
  getTenantFeatures,
  updateAllSettings,
  updateTenantFeatures,
} from '@waybill/contract/tenancy/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';
import { nextNumber, settingsOf } from '../../public.ts';
import { seal, unseal } from '#platform/sealed.ts';

let testApp: TestApp;
let ada: Caller;
beforeAll(async () => {
  testApp = await openTestApp();
  ada = await testApp.acme.as('ada');
});
afterAll(() => testApp.close());

const savedGroups = async () => {
  const [row] = await testApp.acme.rows(sql<{ groups: Record<string, Record<string, unknown>> }>`
    select groups from tenancy.settings`);
  return row?.groups ?? {};
};

describe('tenant settings', () => {
  it('include minimum and multiplier of all types of insurance [const-030]', async () => {
    const { insurance } = await ada.call(getAllSettings);
    expect(insurance).toEqual({
      premiumMinimum: 10,
      premiumMultiplier: 0.02,
      standardMinimum: 5,
      standardMultiplier: 0.01,
      atiPremiumMinimum: 5,
      atiPremiumMultiplier: 0.01,
      atiStandardMinimum: 2.5,
      atiStandardMultiplier: 0.005,
      premiumMinimumValueLimit: 100,
      standardMinimumValueLimit: 100,
      atiMinimumValueLimit: 100,
    });
    await ada.call(updateAllSettings, { insurance: { standardMinimum: 7.5 } });
    const set = await testApp.acme.inTransaction((db) => settingsOf(db));
    expect(set.insurance).toEqual({ ...insurance, standardMinimum: 7.5 });
  });

  it('include the GST rate used for pricing [const-031]', async () => {
    expect((await ada.call(getAllSettings)).tax).toEqual({ gst: 10 });
    await ada.call(updateAllSettings, { tax: { gst: 12.5 } });
    expect((await ada.call(getAllSettings)).tax).toEqual({ gst: 12.5 });
    const { gstPercent } = await testApp.acme.inTransaction((db) => settingsOf(db));
    expect(Number(gstPercent)).toBe(12.5);
    await ada.call(updateAllSettings, { tax: { gst: 10 } });
  });

  it('disable self-registration by default [val-045]', async () => {
    const { userManagement, security, eCommerce } = await ada.call(getAllSettings);
    expect(userManagement).toEqual({
      allowSelfRegistration: false,
      isNewRegisteredUserActiveByDefault: true,
      isEmailConfirmationRequiredForLogin: false,
      useCaptchaOnRegistration: false,
    });
    expect(security.passwordComplexity).toEqual({
      requiredLength: 8,
      requireDigit: true,
      requireLowercase: true,
      requireUppercase: true,
      requireNonAlphanumeric: false,
    });
    expect(eCommerce).toEqual({ rateCallbackDelay: 3 });
  });

  it('change only the submitted fields [ui-capability-014]', async () => {
    await ada.call(updateAllSettings, {
      general: { timezone: 'Pacific/Auckland' },
      billing: { legalName: 'Acme Freight NZ Ltd' },
      userManagement: { allowSelfRegistration: true },
    });
    const shell = await testApp.acme.guest.call(getConfiguration);
    expect(shell).toMatchObject({
      timezone: 'Pacific/Auckland',
      allowSelfRegistration: true,
      tenantBillingAddress: {
        legalName: 'Acme Freight NZ Ltd',
        address: '14 Kiln Street, Alexandria NSW 2015',
      },
    });
    await ada.call(updateAllSettings, {
      general: { timezone: 'Australia/Sydney' },
      userManagement: { allowSelfRegistration: false },
    });
    await expect(
      ada.call(updateAllSettings, { general: { timezone: 'Mars/Olympus' } }),
    ).rejects.toMatchObject({
      error: {
        validationErrors: [{ message: 'This is not a time zone', members: ['general.timezone'] }],
      },
    });
  });

  it('never return a secret, encrypt it, and keep it when the mask is sent back', async () => {
    await ada.call(updateAllSettings, {
      email: { smtpHost: 'mx.acme.example', smtpPassword: 'hush' },
    });
    const { email } = await ada.call(getAllSettings);
    expect([email.smtpHost, email.smtpPassword]).toEqual(['mx.acme.example', '********']);
    const saved = (await savedGroups())['email']?.['smtpPassword'];
    expect(saved).not.toBe('hush');
    await ada.call(updateAllSettings, { email });
    expect((await savedGroups())['email']?.['smtpPassword']).toBe(saved);
    await ada.call(updateAllSettings, { email: { smtpPassword: '' } });
    expect((await ada.call(getAllSettings)).email.smtpPassword).toBe('');
    expect(unseal('s', seal('s', 'hush'))).toBe('hush');
  });

  it('require permission to change, and are separate for each tenant', async () => {
    const kim = await testApp.acme.as('kim');
    await expect(kim.call(getAllSettings)).rejects.toMatchObject({ status: 403 });
    const bea = await testApp.borealis.as('bea');
    await bea.call(updateAllSettings, { billing: { taxVatNo: '1' } });
    expect((await ada.call(getAllSettings)).billing.taxVatNo).toBe('51 824 753 556');
  });
});

describe('a number series', () => {
  it('is formatted as configured and never goes back', async () => {
    const { customerCode } = await ada.call(getAllSettings);
    expect(customerCode.format).toBe('{prefix}{number}{postfix}');
    await ada.call(updateAllSettings, {
      customerCode: { prefix: 'AC-', postfix: '/X', maxLength: 7, start: 5000 },
    });
    const after = (await ada.call(getAllSettings)).customerCode;
    expect(after).toMatchObject({ start: 5000, end: 9_999_999, nextNumber: 'AC-0005000/X' });
    const claimed = await testApp.acme.inTransaction((db) => nextNumber(db, 'customer'));
    expect(claimed).toBe('AC-0005000/X');
    await ada.call(updateAllSettings, { customerCode: { start: 1 } });
    expect((await ada.call(getAllSettings)).customerCode.nextNumber).toBe('AC-0005001/X');
  });

  it('cannot end before the next number', async () => {
    const ended = ada.call(updateAllSettings, { customerCode: { end: 10 } });
    await expect(ended).rejects.toMatchObject({
      status: 400,
      error: { validationErrors: [{ members: ['customerCode.end'] }] },
    });
  });

  it('that is manual generates no numbers', async () => {
    const typed = ada.call(updateAllSettings, { invoiceNumber: { isManual: true } });
    await expect(typed).rejects.toMatchObject({
      error: { validationErrors: [{ members: ['invoiceNumber.isManual'] }] },
    });
    await ada.call(updateAllSettings, { customerCode: { isManual: true } });
    const input = testApp.acme.inTransaction((db) => nextNumber(db, 'customer'));
    await expect(input).rejects.toThrow('this series is manual');
  });
});

describe('a feature flag', () => {
  const valueOf = async (name: string) =>
    (await ada.call(getTenantFeatures, {})).featureValues.find((f) => f.name === name)?.value;

  it('is switched off and on, and only deviations from the default are stored', async () => {
    await ada.call(updateTenantFeatures, { featureValues: [{ name: 'Job', value: false }] });
    expect([await valueOf('Job'), await valueOf('Finance')]).toEqual(['false', 'true']);
    await ada.call(updateTenantFeatures, { featureValues: [{ name: 'Job', value: 'True' }] });
    expect(await valueOf('Job')).toBe('true');
    expect(await testApp.acme.rows(sql`select name from tenancy.feature`)).toEqual([]);
  });

  it('must exist and be on or off', async () => {
    const perhaps = ada.call(updateTenantFeatures, {
      featureValues: [{ name: 'Job', value: 'perhaps' }],
    });
    await expect(perhaps).rejects.toMatchObject({
      error: { validationErrors: [{ message: 'Job feature value is not valid!' }] },
    });
    const strange = ada.call(updateTenantFeatures, {
      featureValues: [{ name: 'Flying', value: true }],
    });
    await expect(strange).rejects.toMatchObject({ status: 400 });
  });
});
