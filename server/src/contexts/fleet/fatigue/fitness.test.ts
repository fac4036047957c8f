import * as calls from '@waybill/contract/fleet/endpoints';
import { aDriver } from '@waybill/contract/fleet/examples';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';
import { userGuid } from '#testing/jobs/jobs-of-a-test-app.ts';
import { driverFitness, hoursBasis, reportsOf } from '../public.ts';

let testApp: TestApp;
let kim: Caller;
let ravi: string;
beforeAll(async () => {
  testApp = await openTestApp();
  kim = await testApp.acme.as('kim');
  ravi = await userGuid(testApp.acme, 'ravi');
});
afterAll(() => testApp.close());

const day = '2026-11-18';
const fitness = (ids: readonly string[], on = day) =>
  testApp.acme.inTransaction((db) => driverFitness(db, ids, on));
const change = (column: string, value: unknown) =>
  testApp.acme.inTransaction((db) =>
    db.run(sql`
      update fleet.vehicle set ${sql.raw(column)} = ${value} where driver_id = ${ravi}
    `),
  );

it('says all that allocation asks of a driver on a day', async () => {
  const [found] = await fitness([ravi]);
  expect(found).toMatchObject({
    driverId: ravi,
    name: 'Ravi Patel',
    isActive: true,
    isAvailable: true,
    licence: 'Valid',
    dangerousGoodsClasses: null,
    vehicle: { registrationNumber: 'AC 10 TR', gvm_kg: 12_000, isInService: true },
    shift: null,
    preStart: null,
    reasons: [],
  });
  expect(await fitness(['0193390f-0000-7000-8000-00000000dead'])).toEqual([]);
  expect(await fitness([])).toEqual([]);
});

it('names a licence the day after its last, and that for dangerous goods while valid', async () => {
  expect((await fitness([ravi], '2028-03-31'))[0]?.licence).toBe('Valid');
  expect((await fitness([ravi], '2028-04-01'))[0]?.reasons).toEqual(['LicenceExpired']);
  const document = {
    driverid: ravi,
    kind: 'DangerousGoodsLicence' as const,
    expires: day,
    classes: ['3', '8'],
  };
  await kim.call(calls.saveDriverDocument, { document });
  const { items } = await kim.call(calls.getDriverDocuments, { driverId: ravi });
  expect(items).toMatchObject([
    { kind: 'DangerousGoodsLicence', expires: day, number: null, classes: ['3', '8'] },
  ]);
  const holds = async (on: string) => (await fitness([ravi], on))[0]?.dangerousGoodsClasses;
  expect([await holds(day), await holds('2026-11-19')]).toEqual([['3', '8'], null]);
  const ofAll = { ...document, classes: [] };
  await kim.call(calls.saveDriverDocument, { document: ofAll });
  expect(await holds(day)).toEqual([]);
});

it('names a vehicle out of service, out of registration, or missing', async () => {
  await change('out_of_service_reason', 'Brakes');
  expect((await fitness([ravi]))[0]).toMatchObject({
    vehicle: { isInService: false, outOfServiceReason: 'Brakes' },
    reasons: ['VehicleOutOfService'],
  });
  await change('out_of_service_reason', null);
  await change('registration_expiry', '2026-11-17');
  expect((await fitness([ravi]))[0]?.reasons).toEqual(['RegistrationExpired']);
  await change('registration_expiry', null);
  const { id } = await kim.call(calls.createDriver, { driver: aDriver({ licencenumber: 'L1' }) });
  const both = await fitness([id, ravi]);
  expect(both.map(({ reasons }) => reasons)).toEqual([['NotAvailable', 'NoVehicle'], []]);
});

it('checks planned work of drivers of fatigue-regulated vehicles', async () => {
  const { now } = testApp.clock;
  const sixHours = { start: now, end: new Date(now.getTime() + 6 * 3_600_000) };
  const planned = new Map([[ravi, [sixHours]]]);
  const hours = () =>
    testApp.acme.inTransaction(async (db) =>
      reportsOf(await hoursBasis(db, [ravi], now), { now, planned }),
    );
  expect(await hours()).toEqual(new Map());
  await change('gvm_kg', 24_000);
  const report = (await hours()).get(ravi);
  expect(report?.breaches.map(({ rule }) => rule)).toEqual(['standard-5h30']);
  expect(report?.share).toBeCloseTo(330 / 315);
});
