import * as calls from '@waybill/contract/fleet/endpoints';
import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openTestApp, type Refused, type TestApp } from '#testing/test-app.ts';
import { onePixel } from '#testing/files/one-pixel.ts';
import { userGuid } from '#testing/jobs/jobs-of-a-test-app.ts';

let testApp: TestApp;
let kim: Caller;
let ravi: Caller;
let driverId: string;
let start: Date;
beforeAll(async () => {
  testApp = await openTestApp();
  kim = await testApp.acme.as('kim');
  ravi = await testApp.acme.as('ravi');
  driverId = await userGuid(testApp.acme, 'ravi');
  start = testApp.clock.now;
  await kim.call(calls.clearAvailableForWork, { driverId });
});
afterAll(() => testApp.close());

const hours = (n: number) => new Date(start.getTime() + n * 3_600_000).toISOString();
const at = (n: number) => {
  testApp.clock.now = new Date(hours(n));
};
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: Refused) => [
      error.status,
      error.error.validationErrors?.[0]?.members?.[0] ?? error.error.message,
    ],
  );

describe('a shift', () => {
  it('is started, broken and finished by the driver, who is available meanwhile', async () => {
    const id = '0193390f-bbbb-7000-8000-000000000001';
    const begun = { id, odometer: 120_000, plannedfinishtime: hours(10) };
    const { shift } = await ravi.call(calls.startShift, { shift: begun });
    expect(shift).toEqual({
      id,
      driverid: driverId,
      vehicleid: shift.vehicleid,
      registrationnumber: 'AC 10 TR',
      starttime: hours(0),
      finishtime: null,
      plannedfinishtime: hours(10),
      breaks: [],
      startodometer: 120_000,
      finishodometer: null,
      finishfaults: [],
    });
    expect(await kim.call(calls.getAvailableForWork, { driverId })).toBe(true);
    at(4);
    await ravi.call(calls.startBreak, {});
    await ravi.call(calls.startBreak, {});
    at(4.5);
    await ravi.call(calls.endBreak, {});
    await ravi.call(calls.endBreak, {});
    at(8);
    await ravi.call(calls.startBreak, {});
    expect((await ravi.call(calls.getDriverSelf)).shift?.breaks).toEqual([
      { starttime: hours(4), endtime: hours(4.5) },
      { starttime: hours(8), endtime: null },
    ]);
    at(8.5);
    expect(await refusal(ravi.call(calls.finishShift, { odometer: 100 }))).toEqual([
      400,
      'odometer',
    ]);
    const done = await ravi.call(calls.finishShift, { id, odometer: 120_310 });
    expect(done.shift).toMatchObject({
      finishtime: hours(8.5),
      finishodometer: 120_310,
      breaks: [{}, { starttime: hours(8), endtime: hours(8.5) }],
    });
    expect(await ravi.call(calls.finishShift, { id })).toEqual(done);
    expect(await kim.call(calls.getAvailableForWork, { driverId })).toBe(false);
    const { items, totalCount } = await kim.call(calls.getShifts, { driverId });
    expect([items, totalCount]).toEqual([[done.shift], 1]);
    const other = { startDate: hours(9), endDate: hours(20) };
    expect((await kim.call(calls.getShifts, other)).totalCount).toBe(0);
  });

  it('ends with what is wrong with the vehicle, and its photos', async () => {
    at(14);
    const { shift } = await ravi.call(calls.startShift, { shift: {} });
    at(15);
    const faults = [
      { title: 'Lights', note: 'Left indicator', images: [onePixel] },
      { title: 'Other', note: 'The cab smells of diesel' },
    ];
    const wrong = [{ ...faults[0], note: ' ' }] as typeof faults;
    expect(await refusal(ravi.call(calls.finishShift, { faults: wrong }))).toEqual([
      400,
      'faults[0].note',
    ]);
    // One device knows of no fault, the other one is late.
    const first = await ravi.call(calls.finishShift, { id: shift.id });
    expect([first.shift.finishfaults, first.picturehashes]).toEqual([[], []]);
    const done = await ravi.call(calls.finishShift, { id: shift.id, faults });
    expect(done.shift.finishfaults).toEqual([
      { title: 'Lights', note: 'Left indicator', images: [expect.any(String)] },
      { title: 'Other', note: 'The cab smells of diesel', images: [] },
    ]);
    const bytes = Buffer.from(onePixel.split(',')[1] ?? '', 'base64');
    expect(done.picturehashes).toEqual([createHash('sha256').update(bytes).digest('hex')]);
    expect(await ravi.call(calls.finishShift, { id: shift.id, faults })).toEqual(done);
    // A third device knows one of them, and another one with the same photo.
    const known = [
      faults[1],
      { title: 'Tyres', note: 'Worn', images: [onePixel] },
    ] as typeof faults;
    const more = await ravi.call(calls.finishShift, { id: shift.id, faults: known });
    expect(more.shift.finishfaults.map(({ title }) => title)).toEqual(['Lights', 'Other', 'Tyres']);
    expect(more.picturehashes).toEqual([...done.picturehashes, ...done.picturehashes]);
    expect(await ravi.call(calls.finishShift, { id: shift.id, faults: known })).toEqual(more);
    const image = done.shift.finishfaults[0]?.images[0] ?? '';
    const photo = { id: shift.id, image };
    expect((await kim.send(calls.getShiftImage, photo)).headers['content-type']).toBe('image/png');
    const [other] = (await kim.call(calls.getShifts, { driverId })).items.slice(1);
    const elsewhere = { id: other?.id ?? '', image };
    expect((await kim.send(calls.getShiftImage, elsewhere)).status).toBe(404);
    const lena = await testApp.acme.as('lena');
    expect((await lena.send(calls.getShiftImage, photo)).status).toBe(403);
  });

  it('needs a start after the last, and times in order', async () => {
    at(20);
    const overlapping = { shift: { starttime: hours(8) } };
    expect(await refusal(ravi.call(calls.startShift, overlapping))).toEqual([
      409,
      'This time is part of another shift.',
    ]);
    expect(await refusal(ravi.call(calls.startShift, { shift: { starttime: hours(21) } }))).toEqual(
      [400, 'shift.starttime'],
    );
    const backwards = { shift: { plannedfinishtime: hours(19) } };
    expect(await refusal(ravi.call(calls.startShift, backwards))).toEqual([
      400,
      'shift.plannedfinishtime',
    ]);
    for (const call of [calls.startBreak, calls.endBreak, calls.finishShift]) {
      expect(await refusal(ravi.call(call, {}))).toEqual([409, 'No shift has been started.']);
    }
    await ravi.call(calls.startShift, { shift: {} });
    expect(await refusal(ravi.call(calls.startShift, { shift: {} }))).toEqual([
      409,
      'A shift has already been started.',
    ]);
    expect(await refusal(ravi.call(calls.startBreak, { time: hours(19) }))).toEqual([400, 'time']);
    await ravi.call(calls.finishShift, {});
  });

  it('is started once by two devices at once', async () => {
    at(30);
    const starts = await Promise.all(
      [1, 2, 3].map(() => refusal(ravi.call(calls.startShift, { shift: {} }))),
    );
    expect(
      starts.map((each) => each?.[0] ?? 200).toSorted((a, b) => Number(a) - Number(b)),
    ).toEqual([200, 409, 409]);
    await ravi.call(calls.finishShift, {});
  });

  it('cannot overlap another in the database either', async () => {
    const second = testApp.acme.inTransaction((db) =>
      db.run(sql`
        insert into fleet.shift (tenant_id, id, driver_id, started_at, finished_at, created_at)
        values (${testApp.acme.id}, gen_random_uuid(), ${driverId}, ${hours(1)}, ${hours(2)}, now())
      `),
    );
    await expect(second).rejects.toThrow('shift_of_driver_once');
  });

  it('lets positions of its time be stored that arrive after it', async () => {
    const place = { latitude: -33.9, longitude: 151.2 };
    const inside = { ...place, creationTime: hours(3) };
    const after = { ...place, creationTime: hours(12) };
    expect(await ravi.call(calls.createWaypoint, { waypoint: [inside, after] })).toMatchObject({
      stored: 1,
      offDuty: 1,
    });
  });

  it('is for drivers alone', async () => {
    for (const call of [calls.startShift, calls.startBreak, calls.endBreak, calls.finishShift]) {
      expect(await refusal(kim.call(call, { shift: {} } as never))).toEqual([
        403,
        'Only a driver can do this.',
      ]);
    }
    expect((await refusal(kim.call(calls.getDriverSelf)))?.[0]).toBe(403);
  });
});

describe('work and rest hours', () => {
  const regulated = (gvm: number) =>
    testApp.acme.inTransaction((db) =>
      db.run(sql`update fleet.vehicle set gvm_kg = ${gvm} where driver_id = ${driverId}`),
    );

  it('are counted of vehicles above 12 tonnes alone', async () => {
    expect(await kim.call(calls.getDriverHours, { driverId })).toEqual({ fatigue: null });
    await regulated(22_500);
    at(40);
    await ravi.call(calls.startShift, { shift: {} });
    at(45.5);
    const { fatigue } = await kim.call(calls.getDriverHours, { driverId });
    expect(fatigue).toMatchObject({
      region: 'HVNL',
      scheme: 'Standard',
      breaches: [{ rule: 'standard-5h30', kind: 'work', at: hours(45.25) }],
    });
    expect(fatigue?.windows[0]).toEqual({
      rule: 'standard-5h30',
      window_min: 330,
      worked_min: 330,
      allowed_min: 315,
      share: 330 / 315,
    });
    expect((await ravi.call(calls.getDriverSelf)).fatigue).toEqual(fatigue);
  });

  it('are those of basic fatigue management while the accreditation is valid', async () => {
    const document = { driverid: driverId, kind: 'FatigueAccreditation' as const };
    const expires = '2026-11-30';
    const saved = await kim.call(calls.saveDriverDocument, { document: { ...document, expires } });
    const { fatigue } = await kim.call(calls.getDriverHours, { driverId });
    expect(fatigue).toMatchObject({ scheme: 'BFM', breaches: [] });
    await kim.call(calls.saveDriverDocument, {
      document: { ...document, id: saved.id, expires: '2026-11-01' },
    });
    const after = await kim.call(calls.getDriverHours, { driverId });
    expect(after.fatigue?.scheme).toBe('Standard');
    await kim.call(calls.deleteDriverDocument, { id: saved.id });
    await regulated(12_000);
  });
});
