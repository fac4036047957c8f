import {
  createOrUpdateLanguage,
  deleteLanguage,
  exportLanguageTexts,
  getLanguages,
  getLanguageTexts,
  getTexts,
  importLanguageTexts,
  updateLanguageTexts,
} from '@waybill/contract/tenancy/endpoints';
import { platformTexts } from '@waybill/contract/tenancy/texts/platform';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let ada: Caller;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());
beforeEach(async () => {
  ada = await testApp.acme.as('ada');
});

const inGerman = { sourceName: 'Platform' as const, targetLanguageName: 'de' };
const spoken = async (languageName?: string) =>
  testApp.acme.guest.call(getTexts, languageName === undefined ? {} : { languageName });
const write = (languageName: string, key: string, value: string) =>
  ada.call(updateLanguageTexts, { languageName, sourceName: 'Platform', key, value });
const idOf = async (name: string) =>
  (await ada.call(getLanguages)).items.find((language) => language.name === name)?.id ?? 0;

describe('the languages of a tenant', () => {
  it('are English (Australia) by default in the demo, and three others', async () => {
    const { defaultLanguageName, items } = await (await testApp.acme.as('oto')).call(getLanguages);
    expect([defaultLanguageName, items.map(({ name }) => name)]).toEqual([
      'en-AU',
      ['en-AU', 'de', 'en', 'en-NZ'],
    ]);
  });

  it("are served to guests as requested, otherwise in the tenant's default", async () => {
    expect(await spoken('en')).toMatchObject({ languageName: 'en', texts: {} });
    expect((await spoken()).languageName).toBe('en-AU');
    const german = await spoken('DE');
    expect(german.languageName).toBe('de');
    expect(german.texts['Sign in']).toBe('Anmelden');
    expect(german.languages).toContainEqual({ name: 'de', displayName: 'Deutsch' });
    expect((await spoken('fr')).languageName).toBe('en-AU');
    expect((await spoken('en-AU')).texts).toMatchObject({
      'Organization units': 'Organisation units',
      'Cost centers': 'Cost centres',
    });
  });

  it("of the driver's app are its own alone, as phones have slow lines", async () => {
    const input = { languageName: 'de', app: 'Driver' } as const;
    const { texts } = await testApp.acme.guest.call(getTexts, input);
    expect(texts).toMatchObject({
      'Run list': 'Tour',
      'Only a driver can do this.': 'Das kann nur ein Fahrer.',
    });
    expect(texts).not.toHaveProperty('Organization units');
    expect(JSON.stringify(texts).length).toBeLessThan(20_000);
  });

  it('have a complete German translation', async () => {
    const missing = await ada.call(getLanguageTexts, {
      ...inGerman,
      targetValueFilter: 'EMPTY',
      maxResultCount: 0,
    });
    expect(missing).toEqual({ items: [], totalCount: 0 });
  });

  it('are added once, changed and deleted; the default cannot be deleted', async () => {
    const language = { name: 'fr-ca', displayName: 'Français' };
    const { id } = await ada.call(createOrUpdateLanguage, { language });
    const again = ada.call(createOrUpdateLanguage, { language: { ...language, name: 'FR-ca' } });
    await expect(again).rejects.toMatchObject({
      status: 409,
      error: { message: 'This language already exists!' },
    });
    await ada.call(createOrUpdateLanguage, { language: { ...language, id, isDisabled: true } });
    const { items } = await ada.call(getLanguages);
    expect(items).toContainEqual({ id, ...language, name: 'fr-CA', icon: null, isDisabled: true });
    expect((await spoken('fr-CA')).languageName).toBe('en-AU');
    expect(await ada.call(deleteLanguage, { id })).toBeNull();
    const usual = await idOf('en-AU');
    await expect(ada.call(deleteLanguage, { id })).rejects.toMatchObject({ status: 404 });
    await expect(ada.call(deleteLanguage, { id: usual })).rejects.toMatchObject({ status: 409 });
    const off = { id: usual, name: 'en-AU', displayName: 'English', isDisabled: true };
    const disabled = ada.call(createOrUpdateLanguage, { language: off });
    await expect(disabled).rejects.toMatchObject({ status: 409 });
  });

  it('have exactly one default under concurrent changes', async () => {
    const make = async (name: string) =>
      ada.call(createOrUpdateLanguage, {
        language: { id: await idOf(name), name, displayName: name, isDefault: true },
      });
    const [lena, nz] = [await testApp.acme.as('ada'), await idOf('en-NZ')];
    const results = await Promise.allSettled([
      make('de'),
      lena.call(createOrUpdateLanguage, {
        language: { id: nz, name: 'en-NZ', displayName: 'NZ', isDefault: true },
      }),
      ada.call(deleteLanguage, { id: nz }),
    ]);
    expect(results.some(({ status }) => status === 'fulfilled')).toBe(true);
    const { defaultLanguageName, items } = await ada.call(getLanguages);
    expect(items.filter(({ name }) => name === defaultLanguageName)).toHaveLength(1);
    await make('en');
    expect((await ada.call(getLanguages)).defaultLanguageName).toBe('en');
  });

  it('reject invalid languages', async () => {
    const language = { name: 'not a language', displayName: 'X' };
    const refused = ada.call(createOrUpdateLanguage, { language });
    await expect(refused).rejects.toMatchObject({
      error: { validationErrors: [{ members: ['language.name'] }] },
    });
  });
});

describe('translations', () => {
  it('are listed in two languages, searched in both, paged and sorted', async () => {
    const query = { ...inGerman, filterText: 'ÜBERSICHT' };
    const { items: found } = await ada.call(getLanguageTexts, query);
    expect(found).toContainEqual({
      key: 'Dashboard',
      baseValue: 'Dashboard',
      targetValue: 'Übersicht',
    });
    expect(found.every(({ targetValue }) => targetValue?.toLowerCase().includes('übersicht'))).toBe(
      true,
    );
    const all = await ada.call(getLanguageTexts, { ...inGerman, maxResultCount: 0 });
    expect(all.items.map(({ key }) => key)).toEqual([...platformTexts]);
    const last = { ...inGerman, sorting: 'targetValue desc', skipCount: 1, maxResultCount: 2 };
    const page = await ada.call(getLanguageTexts, last);
    expect([page.items.length, page.totalCount]).toEqual([2, platformTexts.length]);
    const wrong = ada.call(getLanguageTexts, { ...inGerman, sorting: 'colour' });
    await expect(wrong).rejects.toMatchObject({
      error: { validationErrors: [{ members: ['sorting'] }] },
    });
  });

  it('are null when inherited from another language', async () => {
    const query = { sourceName: 'Platform' as const, targetLanguageName: 'en-AU' };
    const { items } = await ada.call(getLanguageTexts, { ...query, filterText: 'Logout' });
    expect(items).toEqual([{ key: 'Logout', baseValue: 'Logout', targetValue: null }]);
  });

  it('of the tenant override the defaults, also in derived languages, until cleared', async () => {
    await write('en', 'Bookings', 'Consignments');
    expect((await spoken('en-AU')).texts['Bookings']).toBe('Consignments');
    const others = await testApp.borealis.guest.call(getTexts, { languageName: 'en' });
    expect(others.texts).toEqual({});
    await write('en', 'Bookings', '');
    expect((await spoken('en')).texts).toEqual({});
  });

  it('must keep their placeholders and use known keys', async () => {
    const refusal = async (key: string, value: string) =>
      write('de', key, value).then(
        () => null,
        (error: { error: { validationErrors: unknown } }) => error.error.validationErrors,
      );
    expect(await refusal('Signed in as {name}', 'Angemeldet')).toMatchObject([
      {
        message: 'Use exactly these placeholders: {name}',
        members: ['value'],
      },
    ]);
    expect(await refusal('Bookings', '{count} Buchungen')).toMatchObject([
      { message: 'This text has no placeholder {count}', members: ['value'] },
    ]);
    expect(await refusal('No such key', 'x')).toEqual([
      { message: 'This text does not exist', members: ['key'] },
    ]);
    await expect(write('xx', 'Bookings', 'x')).rejects.toMatchObject({ status: 404 });
  });

  it('are exported as CSV and imported again; invalid rows are returned by number', async () => {
    const csv = await ada.call(exportLanguageTexts, inGerman);
    const [head, first] = csv.split('\r\n');
    expect([head, first]).toEqual(['key,baseValue,targetValue', 'Dashboard,Dashboard,Übersicht']);
    const rows = [
      'key,baseValue,targetValue',
      'Jobs,Jobs,Fahrten',
      'Nothing,,Nichts',
      'Signed in as {name},,Angemeldet',
      'Drivers,Drivers,',
      '"Finance,Finance,Geld',
    ];
    const file = { name: 'de.csv', type: 'text/csv', bytes: Buffer.from(rows.join('\r\n')) };
    const imported = await ada.call(importLanguageTexts, inGerman, { file });
    expect({
      ...imported,
      errors: imported.errors.map(({ index, messages }) => [index, ...messages]),
    }).toMatchObject({
      total: 5,
      inserted: 1,
      updated: 0,
      errors: [
        [2, 'This text does not exist'],
        [3, 'Use exactly these placeholders: {name}'],
        [5, 'A quotation mark is not closed.'],
      ],
    });
    const { texts } = await spoken('de');
    expect([texts['Jobs'], texts['Drivers']]).toEqual(['Fahrten', 'Fahrer']);
    const again = await ada.call(importLanguageTexts, inGerman, { file });
    expect(again).toMatchObject({ inserted: 0, updated: 1 });
    const lacking = { ...file, bytes: Buffer.from('key\r\nJobs\r\n') };
    await expect(ada.call(importLanguageTexts, inGerman, { file: lacking })).rejects.toMatchObject({
      error: { validationErrors: [{ members: ['file'] }] },
    });
  });

  it('exclude e-mails, which are edited as templates', async () => {
    const query = { sourceName: 'Mail' as const, targetLanguageName: 'de' };
    expect(await ada.call(getLanguageTexts, query)).toEqual({ items: [], totalCount: 0 });
  });
});
