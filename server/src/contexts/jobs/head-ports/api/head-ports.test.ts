import * as calls from '@waybill/contract/jobs/endpoints';
import { aHeadPort, aZone } from '@waybill/contract/jobs/examples';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headPortCards } from '#contexts/jobs/public.ts';
import { refusalOf } from '#testing/jobs/jobs-of-a-test-app.ts';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let ada: Caller;
beforeAll(async () => {
  testApp = await openTestApp();
  ada = await testApp.acme.as('ada');
});
afterAll(() => testApp.close());

const added = async (code: string, some: Partial<ReturnType<typeof aHeadPort>> = {}) =>
  (await ada.call(calls.createHeadPort, { headport: aHeadPort({ code, ...some }) })).id;

describe('createHeadPort', () => {
  it('saves the code in upper case and takes coordinates from the suburb', async () => {
    const id = await added('hp1', { name: 'Alexandria depot' });
    const { headport } = await ada.call(calls.getHeadPort, { id });
    expect(headport).toMatchObject({ code: 'HP1', name: 'Alexandria depot', zonecount: 0 });
    expect([Math.round(headport.latitude), Math.round(headport.longitude)]).toEqual([-34, 151]);
  });

  it('refuses a code that another head port has, naming the field', async () => {
    await added('HP2');
    expect(await refusalOf(added('hp2'))).toEqual([
      409,
      'Another head port already has this code.',
      ['headport.code'],
    ]);
  });

  it('asks for coordinates where the suburb is unknown', async () => {
    expect(await refusalOf(added('HP3', { suburb: 'Nowhere', postcode: '9999' }))).toEqual([
      400,
      'Your request is not valid!',
      ['headport.latitude'],
    ]);
  });
});

describe('updateHeadPort', () => {
  it('changes the address and publishes it to other contexts', async () => {
    const id = await added('HP4');
    const headport = {
      ...aHeadPort({ code: 'HP4', name: 'Moved', latitude: -20, longitude: 140 }),
    };
    await ada.call(calls.updateHeadPort, { headport: { ...headport, id } });
    const cards = await testApp.acme.inTransaction((db) => headPortCards(db, { codes: ['HP4'] }));
    expect(cards).toMatchObject([{ id, name: 'Moved', latitude: -20, longitude: 140 }]);
  });
});

describe('deleteHeadPort', () => {
  it('deletes a head port without zones and refuses one with zones', async () => {
    const id = await added('HP5');
    await ada.call(calls.createZone, { zone: aZone({ headportid: id, code: 'HP5-A' }) });
    expect((await refusalOf(ada.call(calls.deleteHeadPort, { id })))?.slice(0, 2)).toEqual([
      409,
      'A head port with zones or line hauls cannot be deleted.',
    ]);
    const bare = await added('HP6');
    await ada.call(calls.deleteHeadPort, { id: bare });
    expect((await refusalOf(ada.call(calls.getHeadPort, { id: bare })))?.[0]).toBe(404);
  });
});

describe('head ports', () => {
  it('are read without a token, their zones only by staff [role-035]', async () => {
    const id = await added('HP7');
    const zone = aZone({ headportid: id, code: 'HP7-A' });
    await ada.call(calls.createZone, { zone });
    const { items } = await testApp.acme.guest.call(calls.getHeadPorts, { filter: 'HP7' });
    expect(items.map(({ code }) => code)).toEqual(['HP7']);
    const guests = await testApp.acme.guest.call(calls.downloadZoneLocations, { headPortId: id });
    expect(guests.trim()).toBe('zoneCode,zoneName,postCode,suburb,countryCode');
  });

  it('are downloaded and uploaded as CSV text [proto-015] [ui-capability-002]', async () => {
    const id = await added('HP8');
    const text = 'zoneCode,zoneName,postCode,suburb,countryCode\r\nHP8-A,Inner,2000,Sydney,AU\r\n';
    const file = { name: 'zones.csv', type: 'text/csv', bytes: Buffer.from(text) };
    const done = await ada.call(calls.uploadZoneLocations, { headPortId: id }, { file });
    expect(done).toMatchObject({ total: 1, inserted: 1, added: 1, newZones: ['HP8-A'] });
    const reply = await ada.send(calls.downloadZoneLocations, { headPortId: id });
    expect([reply.body, String(reply.headers['content-type']).split(';')[0]]).toEqual([
      text,
      'text/csv',
    ]);
  });
});
