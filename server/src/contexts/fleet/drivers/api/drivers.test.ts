import * as calls from '@waybill/contract/fleet/endpoints';
import { aDriver, aVehicle } from '@waybill/contract/fleet/examples';
import { allocateJob } from '@waybill/contract/jobs/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openTestApp, type Refused, type TestApp } from '#testing/test-app.ts';
import { aConfirmedJob, userGuid } from '#testing/jobs/jobs-of-a-test-app.ts';

let testApp: TestApp;
let kim: Caller;
beforeAll(async () => {
  testApp = await openTestApp();
  kim = await testApp.acme.as('kim');
});
afterAll(() => testApp.close());

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: Refused) => [error.status, error.error.message],
  );
const complaint = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: Refused) => error.error.validationErrors?.[0],
  );
const driverNow = async (id: string) => (await kim.call(calls.getDriver, { id })).driver;
const nobody = '0193390f-0000-7000-8000-00000000dead';

describe('a driver', () => {
  it('is added with a unique code and is a user who drives', async () => {
    const { id } = await kim.call(calls.createDriver, { driver: aDriver() });
    expect(await driverNow(id)).toEqual({
      id,
      userGuid: id,
      code: 'DRV0002',
      name: 'Dana Ferreira',
      email: 'dana@drivers.example',
      phonenumber: '0400 000 123',
      type: 'Contractor',
      companyname: 'Ferreira Haulage',
      isactive: true,
      isavailableforwork: false,
      assignedJobs: [],
      lastwaypoint: null,
      currentvehicle: null,
      address: {
        addressLine1: null,
        addressLine2: null,
        suburb: null,
        postCode: null,
        stateCode: null,
        countryCode: null,
      },
      maindepotid: null,
      licencenumber: null,
      licenceexpiry: null,
    });
    const job = await aConfirmedJob(testApp.acme);
    await kim.call(allocateJob, { allocation: { agentId: id, jobIds: [job.id] } });
    expect((await driverNow(id)).assignedJobs).toEqual([job.id]);
  });

  it('is listed by name, code and vehicle state', async () => {
    const { items, totalCount } = await kim.call(calls.getDrivers, { filter: 'ravi' });
    expect([items.map(({ name, code }) => [name, code]), totalCount]).toEqual([
      [['Ravi Patel', 'DRV0001']],
      1,
    ]);
    expect(items[0]?.currentvehicle?.registrationnumber).toBe('AC 10 TR');
    const away = await kim.call(calls.getDrivers, { filter: 'isavailableforwork eq false' });
    expect(away.items.map(({ name }) => name)).not.toContain('Ravi Patel');
  });

  it('is found by phone number in any spacing', async () => {
    const found = async (filter: string) =>
      (await kim.call(calls.getDrivers, { filter })).items.map(({ name }) => name);
    expect(await found('0400000123')).toEqual(['Dana Ferreira']);
    expect(await found('+61 400 000-123')).toEqual(['Dana Ferreira']);
    expect(await found('0400 000 129')).toEqual([]);
  });

  it('is replaced as a whole; the e-mail address must be valid and unique', async () => {
    const { id } = await kim.call(calls.createDriver, {
      driver: aDriver({ email: 'kai@drivers.example', password: 'Steering1' }),
    });
    const driver = aDriver({ name: 'Kai Lund', email: 'kai@lund.example', type: 'Employee' });
    expect(await kim.call(calls.updateDriver, { id, driver })).toEqual({ id });
    expect(await driverNow(id)).toMatchObject({ name: 'Kai Lund', email: 'kai@lund.example' });
    const email = 'Ada@acme.example';
    const claimed = kim.call(calls.updateDriver, { id, driver: aDriver({ email }) });
    expect(await complaint(claimed)).toEqual({
      message: 'This e-mail address is already in use.',
      members: ['driver.email'],
    });
    const bad = kim.call(calls.createDriver, { driver: aDriver({ email: 'no address' }) });
    expect(await complaint(bad)).toEqual({
      message: 'Please enter a valid e-mail address',
      members: ['driver.email'],
    });
  });

  it('cannot be used to change how another user signs in', async () => {
    const ada = await userGuid(testApp.acme, 'ada');
    const driver = aDriver({ email: 'ada@acme.example', password: 'Takeover1', userGuid: ada });
    expect(await refusal(kim.call(calls.createDriver, { driver }))).toEqual([
      404,
      'We could not find this driver.',
    ]);
    await testApp.acme.inTransaction((db) =>
      db.run(sql`update identity."user" set is_driver = true where user_name = 'ada'`),
    );
    expect(await complaint(kim.call(calls.createDriver, { driver }))).toEqual({
      message: 'This person has more permissions than a driver. Change this under Users.',
      members: ['driver.password'],
    });
    const plain = aDriver({ name: 'Ada Osei', email: 'ada@acme.example', userGuid: ada });
    await kim.call(calls.createDriver, { driver: plain });
    expect(await refusal(kim.call(calls.createDriver, { driver: plain }))).toEqual([
      409,
      'This person is already a driver.',
    ]);
    const off = kim.call(calls.updateDriver, { id: ada, driver: { ...plain, isactive: false } });
    expect((await complaint(off))?.members).toEqual(['driver.isactive']);
  });
});

describe('availability for work', () => {
  it('is set, queried and ended [st-031] [ui-drivers-001]', async () => {
    const driverId = await userGuid(testApp.acme, 'ravi');
    const is = () => kim.call(calls.getAvailableForWork, { driverId });
    await kim.call(calls.clearAvailableForWork, { driverId });
    expect(await is()).toBe(false);
    await kim.call(calls.setAvailableForWork, { driverId });
    expect(await is()).toBe(true);
  });

  it('ends when the driver is deactivated, and requires an active driver', async () => {
    const { id } = await kim.call(calls.createDriver, {
      driver: aDriver({ email: 'mo@drivers.example' }),
    });
    await kim.call(calls.setAvailableForWork, { driverId: id });
    const off = aDriver({ email: 'mo@drivers.example', isactive: false });
    await kim.call(calls.updateDriver, { id, driver: off });
    expect(await kim.call(calls.getAvailableForWork, { driverId: id })).toBe(false);
    expect(await refusal(kim.call(calls.setAvailableForWork, { driverId: id }))).toEqual([
      400,
      'This driver is not active.',
    ]);
    await kim.call(calls.updateDriver, { id, driver: { ...off, isactive: true } });
    expect(await kim.call(calls.getAvailableForWork, { driverId: id })).toBe(false);
    expect(await refusal(kim.call(calls.setAvailableForWork, { driverId: nobody }))).toEqual([
      404,
      'We could not find this driver.',
    ]);
  });
});

describe('a vehicle', () => {
  it('is saved as entered and is the only current one of its driver', async () => {
    const driverid = await userGuid(testApp.acme, 'ravi');
    const vehicle = aVehicle({ driverid, registrationnumber: 'van 007', iscurrentvehicle: true });
    const { id } = await kim.call(calls.createVehicle, { vehicle });
    expect((await kim.call(calls.getVehicle, { id })).vehicle).toEqual({
      id,
      driverid,
      images: [],
      name: 'White van',
      registrationnumber: 'VAN 007',
      capacity: vehicle.capacity,
      gvm: 3500,
      isactive: true,
      iscurrentvehicle: true,
      registrationexpiry: null,
      outofservicereason: null,
      palletspaces: null,
      piecesmax: null,
    });
    const { items } = await kim.call(calls.getVehicles, { driverId: driverid });
    expect(items.filter((v) => v.iscurrentvehicle).map((v) => v.id)).toEqual([id]);
    expect((await driverNow(driverid)).currentvehicle?.id).toBe(id);
    const parked = { ...vehicle, id, iscurrentvehicle: false };
    await kim.call(calls.updateVehicle, { vehicle: parked });
    expect((await driverNow(driverid)).currentvehicle).toBeNull();
  });

  it('requires numeric sizes [val-024] and a unique registration', async () => {
    const driverid = await userGuid(testApp.acme, 'ravi');
    const one = aVehicle({ driverid, registrationnumber: 'ONE 1' });
    const capacity = { ...one.capacity, length: { value: 'long', unit: 'm' } };
    const reply = await kim.send(calls.createVehicle, { vehicle: { ...one, capacity } });
    expect(JSON.parse(reply.body)).toMatchObject({
      error: {
        validationErrors: [
          { message: 'A number is required', members: ['vehicle.capacity.length.value'] },
        ],
      },
    });
    await kim.call(calls.createVehicle, { vehicle: one });
    const same = kim.call(calls.createVehicle, {
      vehicle: { ...one, registrationnumber: 'one1' },
    });
    expect(await complaint(same)).toEqual({
      message: 'Another vehicle already has this registration number.',
      members: ['vehicle.registrationnumber'],
    });
  });

  it('is not deleted by the endpoint that lists it [proto-013], but by its own', async () => {
    const driverid = await userGuid(testApp.acme, 'ravi');
    const vehicle = aVehicle({ driverid, registrationnumber: 'GONE 1' });
    const { id } = await kim.call(calls.createVehicle, { vehicle });
    const { items } = await kim.call(calls.getVehicles, { id });
    expect(items.map((v) => v.id)).toEqual([id]);
    expect(await kim.call(calls.deleteVehicle, { id })).toBeNull();
    expect(await refusal(kim.call(calls.getVehicle, { id }))).toEqual([
      404,
      'We could not find this vehicle.',
    ]);
  });

  it('is the only current one after two concurrent changes', async () => {
    const driverid = await userGuid(testApp.acme, 'ravi');
    await Promise.all(
      ['RACE 1', 'RACE 2', 'RACE 3'].map((registrationnumber) =>
        kim.call(calls.createVehicle, {
          vehicle: aVehicle({ driverid, registrationnumber, iscurrentvehicle: true }),
        }),
      ),
    );
    const { items } = await kim.call(calls.getVehicles, { driverId: driverid });
    expect(items.filter(({ iscurrentvehicle }) => iscurrentvehicle)).toHaveLength(1);
  });
});
