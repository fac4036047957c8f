import { createDriver } from '@waybill/contract/fleet/endpoints';
import { aDriver } from '@waybill/contract/fleet/examples';
import {
  getHeadPorts,
  getJobs,
  getMultiStops,
  getScanEvents,
} from '@waybill/contract/jobs/endpoints';
import { jobStatuses } from '@waybill/contract/jobs/lifecycle';
import { search } from '@waybill/contract/search/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { addWorkingDay } from './demo/add-working-day.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

describe('the demo data', () => {
  it('has a job for every manifested booking of the own fleet', async () => {
    const missing = await testApp.acme.rows(sql`
      select b.id, b.status from booking_public.booking_card b
      where b.manifest_number is not null and b.carrier_code = 'OWN' and b.status <> 'Cancelled'
        and not exists (select from jobs_public.job_card j where j.booking_id = b.id)
    `);
    expect(missing).toEqual([]);
  });

  it('has scans that explain the status of each booking', async () => {
    const pairs = await testApp.acme.rows<{ booking: string; job: string }>(sql`
      select distinct b.status as booking, j.status as job
      from jobs_public.job_card j
      join booking_public.booking_card b on b.tenant_id = j.tenant_id and b.id = j.booking_id
      where j.driver_id is not null order by 1, 2
    `);
    const jobOf = new Map(pairs.map(({ booking, job }) => [booking, job]));
    expect(jobOf.get('Delivered')).toBe('Delivered');
    expect(jobOf.get('OutForDelivery')).toBe('OutForDelivery');
    expect(jobOf.get('PickedUp')).toBe('PickedUp');
    expect(jobOf.get('DeliveryFailed')).toBe('Failed');
    expect(jobOf.size).toBe(pairs.length);
  });

  it('gives Ravi jobs to do, and has searchable jobs', async () => {
    const ravi = await testApp.acme.as('ravi');
    const { items } = await ravi.call(getJobs, { filter: "status ne 'Delivered'" });
    expect(items.length).toBeGreaterThan(3);
    const [first] = items;
    const scans = await ravi.call(getScanEvents, { jobId: first?.id });
    expect(scans.items.every(({ jobno }) => jobno === first?.jobno)).toBe(true);
    const kim = await testApp.acme.as('kim');
    const { results } = await kim.call(search, { query: first?.connoteno ?? '' });
    expect(results.map(({ type }) => type)).toEqual(['Bookings', 'Jobs']);
    const oto = await testApp.acme.as('oto');
    const cedar = await oto.call(search, { query: 'cedar' });
    expect(cedar.results.length).toBeGreaterThan(0);
  });
});

describe('the demo for people', () => {
  it('has head ports, and a working day of jobs in all statuses in zones of Sydney', async () => {
    const kim = await testApp.acme.as('kim');
    const ports = await kim.call(getHeadPorts, { maxResultCount: 100 });
    expect(ports.items.map(({ code }) => code)).toContain('SYD');
    // Nobody has said yet that this driver is available for work.
    const offDuty = await kim.call(createDriver, { driver: aDriver() });
    await testApp.acme.inTransaction((db) => addWorkingDay(db, testApp.clock.now));
    const own = await kim.call(getJobs, { filter: `driverid eq guid'${offDuty.id}'` });
    expect(own.totalCount).toBe(0);
    const counts = await testApp.acme.rows<{ status: string; zoned: number }>(sql`
      select status, count(to_zone_id)::integer as zoned from jobs.job
      where booking_id is null group by status
    `);
    expect(counts.map(({ status }) => status).sort()).toEqual([...jobStatuses].sort());
    expect(counts.reduce((sum, { zoned }) => sum + zoned, 0)).toBeGreaterThan(300);
    const { items } = await kim.call(getMultiStops, { sorting: 'multistopno' });
    expect(items.map(({ jobcount, status }) => [jobcount, status])).toEqual([
      [0, 'Open'],
      [5, 'Open'],
      [4, 'Open'],
    ]);
  });
});
