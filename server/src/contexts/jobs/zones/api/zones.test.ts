import * as calls from '@waybill/contract/jobs/endpoints';
import { aHeadPort, aJobAddress, aZone } from '@waybill/contract/jobs/examples';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onForwardingOf } from '#contexts/jobs/public.ts';
import { aConfirmedJob, jobNow, refusalOf } from '#testing/jobs/jobs-of-a-test-app.ts';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let ada: Caller;
beforeAll(async () => {
  testApp = await openTestApp();
  ada = await testApp.acme.as('ada');
});
afterAll(() => testApp.close());

let made = 0;
/** Creates a separate head port for each test, so that tests do not interfere. */
async function aPort(): Promise<{ id: string; code: string }> {
  made += 1;
  const code = `P${made}`;
  const { id } = await ada.call(calls.createHeadPort, { headport: aHeadPort({ code }) });
  return { id, code };
}
type ZoneArgs = Parameters<typeof aZone>[0];
const added = async (zone: ZoneArgs) =>
  (await ada.call(calls.createZone, { zone: aZone({ zoneLocation: [], ...zone }) })).id;
const zoneNow = async (Id: string) => (await ada.call(calls.getZone, { Id })).zone;
const place = (postCode: string, suburb: string) => ({ postCode, suburb });

describe('createZone', () => {
  it('saves a zone with its locations under a code in upper case', async () => {
    const port = await aPort();
    const zoneLocation = [place('2148', 'Blacktown'), place('2150', 'Parramatta')];
    const id = await added({ headportid: port.id, code: `${port.code}-w`, zoneLocation });
    expect(await zoneNow(id)).toMatchObject({
      code: `${port.code}-W`,
      headportcode: port.code,
      isActive: true,
      isonforwarding: false,
      locationcount: 2,
      zoneLocation: [
        { postCode: '2148', suburb: 'Blacktown', countryCode: 'AU' },
        { postCode: '2150', suburb: 'Parramatta', countryCode: 'AU' },
      ],
    });
  });

  it('refuses a place that another zone of the head port has, in any case', async () => {
    const port = await aPort();
    const zoneLocation = [place('2148', 'Blacktown')];
    await added({ headportid: port.id, code: `${port.code}-A`, zoneLocation });
    const again = { headportid: port.id, code: `${port.code}-B` };
    const refused = await refusalOf(
      added({ ...again, zoneLocation: [place('2148', 'BLACKTOWN')] }),
    );
    expect(refused?.slice(0, 2)).toEqual([
      409,
      'Another zone of this head port has this location.',
    ]);
  });

  it('refuses an agent and a charge without on-forwarding', async () => {
    const port = await aPort();
    const zone = { headportid: port.id, code: `${port.code}-A`, onforwardcharge: 12.5 };
    expect(await refusalOf(added(zone))).toMatchObject([400, {}, ['zone.onforwardcharge']]);
    const id = await added({ ...zone, isonforwarding: true, onforwardagent: 'Hills Couriers' });
    expect(await zoneNow(id)).toMatchObject({
      isonforwarding: true,
      onforwardagent: 'Hills Couriers',
      onforwardcharge: 12.5,
    });
  });
});

describe('updateZone', () => {
  it('nests zones within one head port, and none in itself', async () => {
    const port = await aPort();
    const other = await aPort();
    const outer = await added({ headportid: port.id, code: `${port.code}-A` });
    const inner = await added({ headportid: port.id, code: `${port.code}-B`, parentid: outer });
    const elsewhere = await added({ headportid: other.id, code: `${other.code}-A` });
    const move = (parentid: string) =>
      ada.call(calls.updateZone, {
        zone: { id: outer, headportid: port.id, code: `${port.code}-A`, name: 'A', parentid },
      });
    expect(await refusalOf(move(inner))).toMatchObject([400, {}, ['zone.parentid']]);
    expect(await refusalOf(move(outer))).toMatchObject([400, {}, ['zone.parentid']]);
    expect(await refusalOf(move(elsewhere))).toMatchObject([400, {}, ['zone.parentid']]);
    expect(await zoneNow(inner)).toMatchObject({ parentid: outer, parentcode: `${port.code}-A` });
    expect(await refusalOf(ada.call(calls.deleteZone, { Id: outer }))).toMatchObject([
      409,
      'A zone with zones inside cannot be deleted.',
      [],
    ]);
  });

  it('leaves a zone with its head port', async () => {
    const port = await aPort();
    const other = await aPort();
    const id = await added({ headportid: port.id, code: `${port.code}-A` });
    const zone = { id, headportid: other.id, code: `${port.code}-A`, name: 'A' };
    expect(await refusalOf(ada.call(calls.updateZone, { zone }))).toMatchObject([
      400,
      {},
      ['zone.headportid'],
    ]);
  });
});

describe('locations', () => {
  it('are added, listed and taken out one by one', async () => {
    const port = await aPort();
    const zoneId = await added({ headportid: port.id, code: `${port.code}-A` });
    const add = (postCode: string, suburb: string) =>
      ada.call(calls.createZoneLocation, { zonelocation: { zoneId, postCode, suburb } });
    const { id } = await add('2148', 'Blacktown');
    await add('3000', 'Melbourne');
    expect(await refusalOf(add('21480', 'Blacktown'))).toMatchObject([
      400,
      {},
      ['zonelocation.postCode'],
    ]);
    const { items } = await ada.call(calls.getZoneLocations, { ZoneId: zoneId });
    expect(items.map((l) => `${l.suburb} ${l.postCode}`)).toEqual([
      'Blacktown 2148',
      'Melbourne 3000',
    ]);
    expect(items.map(({ latitude }) => Math.round(latitude ?? 0))).toEqual([-34, -38]);
    await ada.call(calls.deleteZoneLocation, { Id: id });
    expect((await zoneNow(zoneId)).locationcount).toBe(1);
  });

  it('are pasted: good ones are saved, bad ones returned with their reason', async () => {
    const port = await aPort();
    const taken = [place('2150', 'Parramatta')];
    await added({ headportid: port.id, code: `${port.code}-A`, zoneLocation: taken });
    const zoneId = await added({ headportid: port.id, code: `${port.code}-B` });
    const row = (postCode: string, suburb: string) => ({ postCode, suburb, countryCode: '' });
    const locations = [
      row('2148', 'Blacktown'),
      row('21', 'Nowhere'),
      row('2150', 'PARRAMATTA'),
      row('800', 'Darwin'),
    ];
    const { added: count, errors } = await ada.call(calls.createZoneLocations, {
      zoneId,
      locations,
    });
    expect([count, errors.map(({ index, messages }) => [index, ...messages])]).toEqual([
      2,
      [
        [2, 'An Australian postcode has 4 digits, not “21”'],
        [3, `PARRAMATTA 2150 is already in zone ${port.code}-A.`],
      ],
    ]);
  });
});

describe('reads of zones', () => {
  it('need no token; an export without one is the head row alone [role-036]', async () => {
    const port = await aPort();
    await added({ headportid: port.id, code: `${port.code}-A`, name: 'Inner' });
    const { guest } = testApp.acme;
    const { items } = await guest.call(calls.getZones, { headPortId: port.id });
    expect(items.map(({ name }) => name)).toEqual(['Inner']);
    const head = 'zoneCode,zoneName,postCode,suburb,countryCode';
    expect((await guest.call(calls.exportZone, {})).trim()).toBe(head);
    const own = await ada.call(calls.exportZone, { headPortId: port.id });
    expect(own).toBe(`${head}\r\n${port.code}-A,Inner,,,\r\n`);
  });

  it('find where active zones of several head ports overlap', async () => {
    const [one, two] = [await aPort(), await aPort()];
    const zoneLocation = [place('2620', 'Queanbeyan')];
    await added({ headportid: one.id, code: `${one.code}-A`, zoneLocation });
    await added({ headportid: two.id, code: `${two.code}-A`, zoneLocation });
    const { items, totalCount } = await ada.call(calls.getZoneOverlaps, { headPortId: one.id });
    expect([totalCount, items[0]?.suburb, items[0]?.zones.map(({ code }) => code)]).toEqual([
      1,
      'Queanbeyan',
      [`${one.code}-A`, `${two.code}-A`],
    ]);
  });

  it('overlap where a suburb of one head port is in a whole postcode of another', async () => {
    const [one, two, three] = [await aPort(), await aPort(), await aPort()];
    const zone = (port: typeof one, code: string, suburb: string) =>
      added({
        headportid: port.id,
        code: `${port.code}-${code}`,
        zoneLocation: [place('2582', suburb)],
      });
    await zone(two, 'ALL', '');
    await zone(one, 'ALL', '');
    await zone(one, 'YASS', 'Yass');
    await zone(three, 'BOOKHAM', 'Bookham');
    const found = async ({ id }: typeof one) =>
      (await ada.call(calls.getZoneOverlaps, { headPortId: id })).items.map(({ suburb, zones }) => [
        suburb,
        ...zones.map(({ code }) => code),
      ]);
    expect(await found(three)).toEqual([
      ['Bookham', `${three.code}-BOOKHAM`, `${one.code}-ALL`, `${two.code}-ALL`],
    ]);
    expect(await found(two)).toEqual([
      ['', `${one.code}-ALL`, `${two.code}-ALL`],
      ['Bookham', `${three.code}-BOOKHAM`, `${one.code}-ALL`, `${two.code}-ALL`],
      ['Yass', `${one.code}-YASS`, `${two.code}-ALL`],
    ]);
  });
});

describe('the zones of a job', () => {
  const at = (postCode: string, suburb: string) => aJobAddress({ postCode, suburb });

  it('are found when it is made and when it is changed', async () => {
    const port = await aPort();
    const from = [place('3000', 'Melbourne')];
    const to = [place('3121', '')];
    await added({ headportid: port.id, code: `${port.code}-A`, zoneLocation: from });
    await added({ headportid: port.id, code: `${port.code}-B`, zoneLocation: to });
    const job = await aConfirmedJob(testApp.acme, {
      fromaddress: at('3000', 'MELBOURNE'),
      toaddress: at('3121', 'Richmond'),
    });
    expect([job.fromzone?.code, job.tozone]).toMatchObject([
      `${port.code}-A`,
      { code: `${port.code}-B`, headportcode: port.code, isonforwarding: false },
    ]);
    await ada.call(calls.updateJob, {
      job: { ...sent(job), toaddress: at('3999', 'Nowhere') },
    });
    expect((await jobNow(testApp.acme, job.id)).tozone).toBeNull();
  });

  it('follow changed zones; a named suburb comes before its whole postcode', async () => {
    const port = await aPort();
    const whole = [place('5000', '')];
    await added({ headportid: port.id, code: `${port.code}-A`, zoneLocation: whole });
    const job = await aConfirmedJob(testApp.acme, { toaddress: at('5000', 'Adelaide') });
    expect(job.tozone?.code).toBe(`${port.code}-A`);
    const named = [place('5000', 'Adelaide')];
    await added({ headportid: port.id, code: `${port.code}-B`, zoneLocation: named });
    await testApp.settle();
    expect((await jobNow(testApp.acme, job.id)).tozone?.code).toBe(`${port.code}-B`);
    const query = { postCode: '5000', suburb: 'adelaide' };
    const { items } = await ada.call(calls.getServingZones, query);
    expect(items.map(({ zone, by }) => [zone.code, by])).toEqual([
      [`${port.code}-B`, 'suburb'],
      [`${port.code}-A`, 'postcode'],
    ]);
  });
});

describe('a delivery beyond the head port', () => {
  it('is charged as its zone says, which guests do not see', async () => {
    const port = await aPort();
    const agent = { isonforwarding: true, onforwardagent: 'Bush Freight', onforwardcharge: 18.5 };
    const zoneLocation = [place('2830', 'Dubbo')];
    await added({ headportid: port.id, code: `${port.code}-F`, zoneLocation, ...agent });
    const toaddress = aJobAddress({ postCode: '2830', suburb: 'Dubbo' });
    const { id, tozone } = await aConfirmedJob(testApp.acme, { toaddress });
    const local = await aConfirmedJob(testApp.acme);
    expect(tozone).toMatchObject({ code: `${port.code}-F`, isonforwarding: true });
    const lines = await testApp.acme.inTransaction((db) => onForwardingOf(db, [id, local.id]));
    const { items } = await testApp.acme.guest.call(calls.getZones, { headPortId: port.id });
    expect(items).toMatchObject([{ onforwardagent: null, onforwardcharge: null }]);
    expect(lines).toEqual([
      { job_id: id, zone_code: `${port.code}-F`, agent: 'Bush Freight', charge_minor: 1850 },
    ]);
  });
});

/** Returns a job in the shape that its form submits. */
const sent = (job: Awaited<ReturnType<typeof jobNow>>) => ({
  id: job.id,
  customerid: job.customerid,
  fromaddress: { ...job.fromaddress },
  toaddress: { ...job.toaddress },
  servicecode: job.servicecode,
  items: job.items.map(({ packagetype, quantity }) => ({ packagetype, quantity })),
});
