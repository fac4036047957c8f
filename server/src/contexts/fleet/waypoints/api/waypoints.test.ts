import * as calls from '@waybill/contract/fleet/endpoints';
import { decodePolyline } from '@waybill/contract/fleet/waypoints/polyline';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openTestApp, type Refused, type TestApp } from '#testing/test-app.ts';
import { userGuid } from '#testing/jobs/jobs-of-a-test-app.ts';

let testApp: TestApp;
let kim: Caller;
let ravi: Caller;
let driverId: string;
beforeAll(async () => {
  testApp = await openTestApp();
  kim = await testApp.acme.as('kim');
  ravi = await testApp.acme.as('ravi');
  driverId = await userGuid(testApp.acme, 'ravi');
});
afterAll(() => testApp.close());

const alexandria = { latitude: -33.9087, longitude: 151.1943 };
const minutes = (ago: number) => new Date(testApp.clock.now.getTime() - ago * 60_000).toISOString();
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: Refused) => [error.status, error.error.validationErrors?.[0] ?? error.error.message],
  );
const storedRows = () =>
  testApp.acme.rows<{ n: number }>(sql`select count(*)::int as n from fleet.waypoint`);

describe('positions', () => {
  it('are recorded one by one, and read again as sent [ui-capability-018]', async () => {
    const sent = {
      ...alexandria,
      accuracy: 8,
      altitude: 21.5,
      altitudeAccuracy: 3,
      heading: 270,
      speed: 13.9,
      provider: 'fused' as const,
      creationTime: minutes(-1),
    };
    const { id, ...counts } = await ravi.call(calls.createWaypoint, { waypoint: sent });
    expect(counts).toEqual({ stored: 1, repeated: 0, offDuty: 0 });
    const { waypoint } = await kim.call(calls.getWaypoint, { id: id ?? '' });
    expect(waypoint).toEqual({ ...sent, id, driverId });
    const { driver } = await kim.call(calls.getDriver, { id: driverId });
    expect(driver.lastwaypoint).toEqual(waypoint);
  });

  it('are stored once, however often a device sends them', async () => {
    const batch = [10, 9, 8].map((ago, n) => ({
      ...alexandria,
      device: 'phone-1',
      sequence: n,
      creationTime: minutes(-ago / 10),
    }));
    const first = await ravi.call(calls.createWaypoint, { waypoint: batch });
    expect(first).toMatchObject({ stored: 3, repeated: 0 });
    const again = await ravi.call(calls.createWaypoint, {
      waypoint: [...batch, ...batch, { ...batch[0], ...alexandria, sequence: 77 }],
    });
    expect(again).toEqual({ id: first.id, stored: 1, repeated: 6, offDuty: 0 });
  });

  it('do not set the latest position back when they arrive late', async () => {
    const newest = { ...alexandria, latitude: -33.8, creationTime: minutes(-3) };
    const { id } = await ravi.call(calls.createWaypoint, { waypoint: newest });
    await ravi.call(calls.createWaypoint, {
      waypoint: { ...alexandria, latitude: -33.7, creationTime: minutes(-2.5) },
    });
    const { items } = await kim.call(calls.getCurrentWaypoints, {});
    expect(items).toMatchObject([
      {
        id,
        driverId,
        driverName: 'Ravi Patel',
        driverCode: 'DRV0001',
        registrationNumber: 'AC 10 TR',
        isavailableforwork: true,
        stale: false,
      },
    ]);
  });

  it('are stale after 15 minutes', async () => {
    const { now } = testApp.clock;
    testApp.clock.now = new Date(now.getTime() + 19 * 60_000);
    const { items } = await kim.call(calls.getCurrentWaypoints, { filter: 'ravi' });
    testApp.clock.now = now;
    expect(items.map(({ stale }) => stale)).toEqual([true]);
  });

  it('name each value out of its range, and each time out of its limits', async () => {
    const send = (waypoint: object) =>
      refusal(ravi.call(calls.createWaypoint, { waypoint: { ...alexandria, ...waypoint } }));
    const member = async (waypoint: object) => {
      const [status, fault] = (await send(waypoint)) ?? [];
      return [status, (fault as { members?: string[] }).members?.[0]];
    };
    expect(await member({ latitude: 90.1 })).toEqual([400, 'waypoint.latitude']);
    expect(await member({ longitude: -181 })).toEqual([400, 'waypoint.longitude']);
    expect(await member({ heading: 361 })).toEqual([400, 'waypoint.heading']);
    expect(await member({ provider: 'dream' })).toEqual([400, 'waypoint.provider']);
    expect(await member({ creationTime: minutes(-6) })).toEqual([400, 'waypoint.creationTime']);
    expect(await member({ creationTime: minutes(8 * 24 * 60) })).toEqual([
      400,
      'waypoint.creationTime',
    ]);
    const second = [alexandria, { ...alexandria, Speed: 'fast' }];
    expect(await refusal(ravi.call(calls.createWaypoint, { waypoint: second as never }))).toEqual([
      400,
      expect.objectContaining({ members: ['waypoint[1].Speed'] }),
    ]);
    const many = Array.from({ length: 501 }, () => alexandria);
    expect((await refusal(ravi.call(calls.createWaypoint, { waypoint: many })))?.[0]).toBe(400);
  });

  it("are a driver's own, or sent by whoever may send those of all", async () => {
    const nobody = '0193390f-0000-7000-8000-00000000dead';
    const other = [alexandria, { ...alexandria, driverId: nobody }];
    expect(await refusal(ravi.call(calls.createWaypoint, { waypoint: other }))).toEqual([
      400,
      {
        message: 'Drivers can only send their own positions',
        members: ['waypoint[1].driverId'],
      },
    ]);
    const unknown = [
      { ...alexandria, driverId },
      { ...alexandria, driverId: nobody },
    ];
    expect(await refusal(kim.call(calls.createWaypoint, { waypoint: unknown }))).toEqual([
      400,
      { message: 'We could not find this driver.', members: ['waypoint[1].driverId'] },
    ]);
    const unnamed = kim.call(calls.createWaypoint, { waypoint: alexandria });
    expect((await refusal(unnamed))?.[1]).toEqual({
      message: 'Please name the driver',
      members: ['waypoint.driverId'],
    });
    const lena = await testApp.acme.as('lena');
    const denied = lena.call(calls.createWaypoint, { waypoint: { ...alexandria, driverId } });
    expect((await refusal(denied))?.[0]).toBe(403);
  });

  it('of a driver off duty are not stored anywhere, the audit log included', async () => {
    const before = await storedRows();
    await kim.call(calls.clearAvailableForWork, { driverId });
    const place = { latitude: -33.123_456, longitude: 150.654_321 };
    const sent = await ravi.call(calls.createWaypoint, { waypoint: [place, place] });
    expect(sent).toEqual({ id: null, stored: 0, repeated: 0, offDuty: 2 });
    expect(await storedRows()).toEqual(before);
    const audited = await testApp.acme.rows(
      sql`select from platform.audit where parameters like '%33.123456%'`,
    );
    expect(audited).toEqual([]);
    await kim.call(calls.setAvailableForWork, { driverId });
    const early = { ...place, creationTime: minutes(30) };
    expect(await ravi.call(calls.createWaypoint, { waypoint: early })).toMatchObject({
      stored: 0,
      offDuty: 1,
    });
    expect(await ravi.call(calls.createWaypoint, { waypoint: place })).toMatchObject({ stored: 1 });
  });

  it('sent by two calls at once are stored once', async () => {
    const batch = Array.from({ length: 200 }, (_, n) => ({
      ...alexandria,
      device: 'race',
      sequence: n,
      creationTime: minutes(-(n % 100) / 100),
    }));
    const sends = await Promise.all(
      [batch, batch.toReversed(), batch, batch.toReversed()].map((waypoint) =>
        ravi.call(calls.createWaypoint, { waypoint }),
      ),
    );
    expect(sends.reduce((sum, { stored }) => sum + stored, 0)).toBe(200);
    expect(sends.reduce((sum, { repeated }) => sum + repeated, 0)).toBe(600);
  });
});

describe('positions from Traccar', () => {
  const forward = (uniqueId: string, id = 4711) => ({
    position: {
      id,
      fixTime: minutes(-4),
      valid: true,
      latitude: -33.9,
      longitude: 151.2,
      altitude: 12,
      speed: 20,
      course: 90,
      accuracy: 0,
    },
    device: { uniqueId },
  });

  it('belong to the driver of the vehicle or code, with speed in metres per second', async () => {
    const first = await kim.call(calls.createTraccarWaypoint, forward('AC10TR'));
    expect(first.stored).toBe(1);
    const { waypoint } = await kim.call(calls.getWaypoint, { id: first.id ?? '' });
    expect(waypoint.speed).toBeCloseTo(10.289, 3);
    expect(await kim.call(calls.createTraccarWaypoint, forward('AC10TR'))).toMatchObject({
      stored: 0,
      repeated: 1,
    });
    const byCode = await kim.call(calls.createTraccarWaypoint, forward('DRV0001', 4712));
    expect(byCode.stored).toBe(1);
  });

  it('of an unknown device are refused', async () => {
    const unknown = kim.call(calls.createTraccarWaypoint, forward('XYZ'));
    expect(await refusal(unknown)).toEqual([
      404,
      'No vehicle has this registration number, and no driver this code.',
    ]);
  });
});

describe('a trail', () => {
  it('is the way of a day as a simplified polyline with a time for each point', async () => {
    const { now } = testApp.clock;
    testApp.clock.now = new Date(now.getTime() + 2 * 3_600_000);
    const waypoint = Array.from({ length: 500 }, (_, n) => ({
      latitude: -33.9 + n * 0.0001,
      longitude: 151.2 + (n < 250 ? 0 : (n - 250) * 0.0001),
      creationTime: new Date(now.getTime() + 3_600_000 + n * 5000).toISOString(),
    }));
    await ravi.call(calls.createWaypoint, { waypoint });
    const more = { ...waypoint[499], latitude: -33.85, longitude: 151.225 };
    const last = new Date(now.getTime() + 3_600_000 + 2_500_000).toISOString();
    await ravi.call(calls.createWaypoint, {
      waypoint: { ...more, creationTime: last },
    });
    const period = { startDate: waypoint[0]?.creationTime, endDate: minutes(-60) };
    const trail = await kim.call(calls.getPolyline, { driverId, ...period });
    expect(trail.points).toBe(501);
    const line = decodePolyline(trail.polyline);
    expect(line).toEqual([
      { latitude: -33.9, longitude: 151.2 },
      { latitude: -33.875, longitude: 151.2 },
      { latitude: -33.85, longitude: 151.225 },
    ]);
    expect(trail.offsets).toEqual([0, 1250, 2500]);
    expect(trail.startTime).toBe(waypoint[0]?.creationTime);
    expect(trail.distance).toBeGreaterThan(6000);
    expect(trail.distance).toBeLessThan(6500);
    const whole = await kim.call(calls.getPolyline, { driverId });
    expect(whole.points).toBeGreaterThan(700);
    testApp.clock.now = now;
  });

  it('without positions is empty, and of a period that ends before it starts refused', async () => {
    const startDate = '2026-01-01T00:00:00.000Z';
    expect(await kim.call(calls.getPolyline, { driverId, startDate })).toEqual({
      polyline: '',
      points: 0,
      startTime: null,
      offsets: [],
      distance: 0,
    });
    const wrong = { driverId, startDate, endDate: '2025-12-31T00:00:00.000Z' };
    expect(await refusal(kim.call(calls.getPolyline, wrong))).toEqual([
      400,
      { message: 'The end must be after the start', members: ['endDate'] },
    ]);
    const long = { driverId, startDate, endDate: '2026-02-02T00:00:00.000Z' };
    expect((await refusal(kim.call(calls.getPolyline, long)))?.[0]).toBe(400);
  });

  it('is listed by position, the latest first', async () => {
    const { items, totalCount } = await kim.call(calls.getWaypointsForDriver, {
      driverId,
      maxResultCount: 2,
    });
    expect(totalCount).toBeGreaterThan(500);
    expect((items[0]?.creationTime ?? '') > (items[1]?.creationTime ?? '')).toBe(true);
    const none = await kim.call(calls.getWaypointsForDriver, {
      driverId,
      endDate: '2026-01-01T00:00:00Z',
    });
    expect(none).toEqual({ items: [], totalCount: 0 });
  });
});

it('lists the drivers with a position in a period, the last day by default', async () => {
  const { items } = await kim.call(calls.getActiveDrivers, { endDate: minutes(-120) });
  expect(items.map(({ name }) => name)).toEqual(['Ravi Patel']);
  const quiet = { startDate: '2026-01-01T00:00:00Z', endDate: '2026-01-02T00:00:00Z' };
  expect(await kim.call(calls.getActiveDrivers, quiet)).toEqual({ items: [], totalCount: 0 });
});

it('deletes positions after 90 days, and has a partition for each of the next days', async () => {
  await testApp.runDays('fleet');
  const { now } = testApp.clock;
  const before = await storedRows();
  expect(before[0]?.n).toBeGreaterThan(0);
  testApp.clock.now = new Date(now.getTime() + 2 * 86_400_000);
  await testApp.runDays('fleet');
  const days = await testApp.acme.rows<{ name: string }>(sql`
    select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'fleet.waypoint'::regclass order by 1`);
  expect(days.map(({ name }) => name)).toContain('waypoint_20261121');
  await ravi.call(calls.createWaypoint, { waypoint: alexandria });
  testApp.clock.now = new Date(now.getTime() + 91 * 86_400_000);
  await testApp.runDays('fleet');
  const after = await testApp.acme.rows(sql`
    select from fleet.waypoint where recorded_at < ${new Date(now.getTime() + 86_400_000)}`);
  expect(after).toEqual([]);
  testApp.clock.now = now;
});
