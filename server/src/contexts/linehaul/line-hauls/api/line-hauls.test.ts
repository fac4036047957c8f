import {
  deleteJob,
  getJobPricing,
  getLineHaulStatuses,
  getScanEvents,
} from '@waybill/contract/jobs/endpoints';
import { aJobItem } from '@waybill/contract/jobs/examples';
import * as calls from '@waybill/contract/linehaul/endpoints';
import { previewReport } from '@waybill/contract/reports/endpoints';
import { reportIdOf } from '@waybill/contract/reports/reports/catalogue';
import { search } from '@waybill/contract/search/endpoints';
import { updateAllSettings } from '@waybill/contract/tenancy/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aManifestedBooking, bookingNow } from '#testing/jobs/a-manifested-booking.ts';
import { aConfirmedJob, jobNow, refusalOf } from '#testing/jobs/jobs-of-a-test-app.ts';
import {
  aTrip,
  carrying,
  moved,
  scannedOn,
  tripNow,
  withHeadPorts,
} from '#testing/jobs/line-hauls-of-a-test-app.ts';
import { picturesOfPages, scan } from '#testing/read-pdf.ts';
import { type Caller, openTestApp, type TestApp, type TestTenant } from '#testing/test-app.ts';

let testApp: TestApp;
let acme: TestTenant;
let kim: Caller;
beforeAll(async () => {
  testApp = await openTestApp();
  acme = testApp.acme;
  kim = await acme.as('kim');
  await withHeadPorts(acme);
});
afterAll(() => testApp.close());

const articlesOf = (job: { readonly items: readonly { articlenumbers: string[] }[] }) =>
  job.items.flatMap(({ articlenumbers }) => articlenumbers);
const update = (linehaul: NonNullable<Parameters<typeof aTrip>[1]> & { linehaulid: string }) =>
  kim.call(calls.updateLineHaul, { linehaul });

describe('a line haul', () => {
  it('is planned with a note, and is found [ui-capability-004]', async () => {
    const { linehaulid, linehaulcode } = await kim.call(calls.createLineHaul, {
      linehaul: { startheadport: 'syd', destinationheadport: 'MEL', carriername: 'Night Freight' },
      note: { comment: 'Double trailer' },
    });
    expect(linehaulcode).toMatch(/^LH\d{6}$/);
    expect(await tripNow(acme, linehaulid)).toMatchObject({
      linehaulcode,
      startheadport: 'SYD',
      destinationheadport: 'MEL',
      status: 'Planned',
      numberofarticles: 0,
      notes: [{ comment: 'Double trailer', username: 'Kim Tran' }],
    });
    const { items } = await kim.call(calls.getLineHauls, { filter: linehaulcode });
    expect(items.map((each) => each.linehaulid)).toEqual([linehaulid]);
  });

  it('is a row of the exported file, with its head ports and carrier', async () => {
    const { linehaulcode } = await kim.call(calls.createLineHaul, {
      linehaul: { startheadport: 'SYD', destinationheadport: 'MEL', carriername: 'Day Freight' },
    });
    const file = await kim.call(calls.exportLineHauls, { filter: linehaulcode });
    expect(file.fileName).toBe('Line hauls.csv');
    const [stored] = await acme.rows<{ id: string }>(sql`
      select id from platform.stored_file order by created_at desc, ctid desc limit 1
    `);
    const text = (await testApp.files.get(`${acme.id}/${stored?.id}`))?.toString('utf8');
    expect(text?.trim().split('\r\n')).toEqual([
      expect.stringMatching(/^.?linehaulcode,startheadport,destinationheadport,/),
      expect.stringMatching(
        new RegExp(`^${linehaulcode},SYD,MEL,,,Day Freight,.*,Weight,,Planned,`),
      ),
    ]);
  });

  it('takes a bare body too, keeps what is left out and clears what is null', async () => {
    const { linehaulid } = await kim.call(calls.createLineHaul, {
      startheadport: 'SYD',
      destinationheadport: 'MEL',
      carriername: 'Night Freight',
      manifestno: 'M-77',
    });
    await update({ linehaulid, manifestno: null, connoteno: 'C-1' });
    expect(await tripNow(acme, linehaulid)).toMatchObject({
      carriername: 'Night Freight',
      manifestno: null,
      connoteno: 'C-1',
    });
  });

  it('needs two different head ports, and names the field', async () => {
    const ends = async (startheadport: string | null, destinationheadport: string | null) => {
      const linehaul = { startheadport, destinationheadport };
      const refusal = await refusalOf(kim.call(calls.createLineHaul, { linehaul }));
      return [refusal?.[0], refusal?.[2][0] ?? ''];
    };
    expect(await ends('SYD', 'SYD')).toEqual([400, 'linehaul.destinationheadport']);
    expect(await ends(null, 'MEL')).toEqual([400, 'linehaul.startheadport']);
    expect(await ends('SYD', 'NOWHERE')).toEqual([404, '']);
  });

  it('has one of the statuses of the lookup [st-034] [ui-logistics-001]', async () => {
    const statuses = await kim.call(getLineHaulStatuses, {});
    const { items } = await kim.call(calls.getLineHauls, {});
    expect(items.every(({ status }) => statuses.includes(status))).toBe(true);
  });
});

describe('jobs on a line haul', () => {
  it('are allocated and unallocated, with their leg [st-037] [ui-logistics-004]', async () => {
    const [one, two] = [await aConfirmedJob(acme), await aConfirmedJob(acme)];
    const id = await aTrip(acme);
    const wanted = { linehaulId: id, jobIds: [one.id, two.id] };
    expect(await kim.call(calls.linehaulAllocateJobs, { allocation: wanted })).toEqual({
      allocated: 4,
    });
    expect(await tripNow(acme, id)).toMatchObject({
      numberofjobs: 2,
      numberofarticles: 4,
      childjobs: [{ childjobid: one.id }, { childjobid: two.id }],
    });
    expect(await jobNow(acme, one.id)).toMatchObject({
      islinehaul: true,
      leg: { sequence: 1, fromheadport: 'SYD', toheadport: 'MEL', linehaulid: id },
    });
    const waiting = await kim.call(calls.getLineHaulJobs, {
      startHeadPort: 'SYD',
      destinationHeadPort: 'MEL',
    });
    expect(waiting.items.some((job) => job.id === one.id)).toBe(false);
    const ofJob = await kim.call(calls.getLineHaul, { jobId: two.id });
    expect(ofJob.linehaul.linehaulid).toBe(id);
    const deallocation = { linehaulId: id, jobids: [one.id] };
    await kim.call(calls.linehaulUnallocateJobs, { deallocation });
    expect((await jobNow(acme, one.id)).islinehaul).toBe(false);
    const { items } = await kim.call(calls.linehaulAllocatedJobs, { linehaulId: id });
    expect(items.map((job) => job.id)).toEqual([two.id]);
  });

  it('may be split over two line hauls, article by article', async () => {
    const job = await aConfirmedJob(acme);
    const [first, second] = articlesOf(job) as [string, string];
    const [early, late] = [await aTrip(acme), await aTrip(acme)];
    const allocate = (linehaulid: string, articlenumbers: string[]) =>
      kim.call(calls.linehaulAllocateArticles, { allocation: { linehaulid, articlenumbers } });
    expect(await allocate(early, [first])).toEqual({ allocated: 1 });
    expect(await refusalOf(allocate(late, [first, second]))).toMatchObject([
      409,
      expect.any(String),
      [],
    ]);
    expect(await allocate(late, [second])).toEqual({ allocated: 1 });
    expect((await tripNow(acme, early)).items[0]).toMatchObject({
      quantity: 1,
      articlenumbers: [first],
    });
    expect(await refusalOf(allocate(late, ['NO-SUCH']))).toMatchObject([
      400,
      'We could not find article NO-SUCH.',
      [],
    ]);
  });

  it('leave it one by one, and are free for another', async () => {
    const job = await aConfirmedJob(acme);
    const [first, second] = articlesOf(job) as [string, string];
    const [early, late] = [await aTrip(acme), await aTrip(acme)];
    await carrying(acme, early, [job.id]);
    const remove = (articlenumbers: string[]) =>
      kim.call(calls.linehaulUnallocateArticles, {
        deallocation: { linehaulid: early, articlenumbers },
      });
    expect(await refusalOf(remove([first, 'NO-SUCH']))).toEqual([
      400,
      'We could not find article NO-SUCH.',
      [],
    ]);
    expect((await tripNow(acme, early)).numberofarticles).toBe(2);
    expect(await remove([first])).toEqual({ removed: 1 });
    expect((await tripNow(acme, early)).items).toMatchObject([
      { quantity: 1, articlenumbers: [second] },
    ]);
    const allocation = { linehaulid: late, articlenumbers: [first] };
    expect(await kim.call(calls.linehaulAllocateArticles, { allocation })).toEqual({
      allocated: 1,
    });
    await remove([second]);
    expect(await jobNow(acme, job.id)).toMatchObject({
      islinehaul: true,
      leg: { linehaulid: late },
    });
    await moved(acme, late, 'Loading');
    await scannedOn(acme, late, [first]);
    await moved(acme, late, 'Departed');
    const tooLate = kim.call(calls.linehaulUnallocateArticles, { deallocation: allocation });
    expect(await refusalOf(tooLate)).toMatchObject([409, expect.any(String), []]);
  });

  it.each([
    ['capacityvolume', 'm³', 0.001],
    ['capacitypallets', 'pallets', 1],
  ] as const)('must fit by %s', async (capacity, unit, limit) => {
    const items = [aJobItem({ packagetype: 'Pallet', quantity: 2 })];
    const job = await aConfirmedJob(acme, { items });
    const id = await aTrip(acme, { [capacity]: limit });
    expect(await refusalOf(carrying(acme, id, [job.id]))).toMatchObject([
      409,
      expect.stringMatching(` ${unit}; this line haul takes ${limit}\\.$`),
      [],
    ]);
    await update({ linehaulid: id, [capacity]: 1000 });
    await carrying(acme, id, [job.id]);
  });

  it('must fit by kilograms, also when the capacity is reduced', async () => {
    const job = await aConfirmedJob(acme);
    const id = await aTrip(acme, { capacityweight: 1 });
    expect(await refusalOf(carrying(acme, id, [job.id]))).toMatchObject([
      409,
      expect.stringMatching(/kg; this line haul takes 1\.$/),
      [],
    ]);
    await update({ linehaulid: id, capacityweight: 10_000 });
    await carrying(acme, id, [job.id]);
    expect(await refusalOf(update({ linehaulid: id, capacityweight: 1 }))).toMatchObject([
      409,
      expect.any(String),
      [],
    ]);
  });

  it('cannot be deleted while they are on it, and are free when it is deleted', async () => {
    const job = await aConfirmedJob(acme);
    const id = await aTrip(acme);
    await carrying(acme, id, [job.id]);
    expect(await refusalOf(kim.call(deleteJob, { jobId: job.id }))).toMatchObject([
      409,
      expect.any(String),
      [],
    ]);
    await kim.call(calls.deleteLineHaul, { Id: id });
    expect((await jobNow(acme, job.id)).islinehaul).toBe(false);
    expect(await refusalOf(tripNow(acme, id))).toMatchObject([404, expect.any(String), []]);
  });
});

/** Returns a line haul in status Loading with a job of two articles. */
async function loading(some: Parameters<typeof aTrip>[1] = {}) {
  const { jobId, id: bookingId } = await aManifestedBooking(testApp, { pieces: 2 });
  const id = await aTrip(acme, some);
  await carrying(acme, id, [jobId]);
  await moved(acme, id, 'Loading');
  return { id, jobId, bookingId, articles: articlesOf(await jobNow(acme, jobId)) };
}

describe('a trip', () => {
  it('goes from loading to completion, and its freight and booking with it', async () => {
    const { id, jobId, bookingId, articles } = await loading();
    expect(await scannedOn(acme, id, articles)).toEqual(['Loaded', 'Loaded']);
    expect(await scannedOn(acme, id, articles)).toEqual(['Repeated', 'Repeated']);
    await moved(acme, id, 'Departed');
    await testApp.settle();
    expect((await bookingNow(acme, bookingId))?.status).toBe('InTransit');
    await moved(acme, id, 'Arrived');
    await testApp.settle();
    expect((await bookingNow(acme, bookingId))?.status).toBe('AtDepot');
    const { items } = await kim.call(getScanEvents, { jobId });
    const codes = new Set(items.map(({ code, locationcode }) => `${code} ${locationcode}`));
    expect(codes).toEqual(new Set(['LOADED SYD', 'DEPARTED SYD', 'ARRIVED MEL']));
    await moved(acme, id, 'Unloading');
    testApp.clock.now = new Date(testApp.clock.now.getTime() + 60_000);
    expect(await scannedOn(acme, id, articles)).toEqual(['Unloaded', 'Unloaded']);
    await moved(acme, id, 'Completed');
    expect(await tripNow(acme, id)).toMatchObject({ status: 'Completed', unloadedarticles: 2 });
    expect(await jobNow(acme, jobId)).toMatchObject({
      islinehaul: false,
      leg: { linehaulid: id, toheadport: 'MEL' },
      lastscanevent: { code: 'INWARD', locationcode: 'MEL' },
    });
  });

  it('freezes its articles on departure', async () => {
    const { id, jobId, articles } = await loading();
    const other = await aConfirmedJob(acme);
    await scannedOn(acme, id, articles);
    await moved(acme, id, 'Departed');
    expect(await refusalOf(carrying(acme, id, [other.id]))).toMatchObject([
      409,
      expect.any(String),
      [],
    ]);
    const deallocation = { linehaulId: id, jobids: [jobId] };
    const taken = kim.call(calls.linehaulUnallocateJobs, { deallocation });
    expect(await refusalOf(taken)).toMatchObject([409, expect.any(String), []]);
    expect(await refusalOf(scannedOn(acme, id, articlesOf(other)))).toMatchObject([
      409,
      expect.any(String),
      [],
    ]);
    expect(await refusalOf(kim.call(calls.deleteLineHaul, { Id: id }))).toMatchObject([
      409,
      expect.any(String),
      [],
    ]);
    expect(await refusalOf(moved(acme, id, 'Completed'))).toEqual([
      409,
      'A line haul that is Departed cannot become Completed.',
      [],
    ]);
  });

  it('departs with unscanned articles only if their number is confirmed', async () => {
    const { id, articles } = await loading();
    await scannedOn(acme, id, articles.slice(0, 1));
    const sentence = 'Not scanned: 1 of 2 articles.';
    expect(await refusalOf(moved(acme, id, 'Departed'))).toEqual([409, sentence, []]);
    const stale = moved(acme, id, { status: 'Departed', notscanned: 2 });
    expect(await refusalOf(stale)).toEqual([409, sentence, []]);
    await moved(acme, id, { status: 'Departed', notscanned: 1 });
    expect((await tripNow(acme, id)).status).toBe('Departed');
  });

  it('does not depart incomplete where the tenant refuses it', async () => {
    const ada = await acme.as('ada');
    const { id } = await loading();
    const set = (mayDepartIncomplete: boolean) =>
      ada.call(updateAllSettings, { lineHauls: { mayDepartIncomplete } });
    await set(false);
    const sent = moved(acme, id, { status: 'Departed', notscanned: 2 });
    expect(await refusalOf(sent)).toEqual([409, 'Not scanned: 2 of 2 articles.', []]);
    await set(true);
    await moved(acme, id, { status: 'Departed', notscanned: 2 });
  });

  it('counts short and over articles, which are found or accepted with a note', async () => {
    const { id, articles } = await loading();
    const over = await aConfirmedJob(acme);
    const [here, missing] = articles as [string, string];
    const [stray] = articlesOf(over) as [string];
    await scannedOn(acme, id, articles);
    for (const status of ['Departed', 'Arrived', 'Unloading'] as const) {
      await moved(acme, id, status);
    }
    expect(await scannedOn(acme, id, [here, stray, 'STRAY-9'])).toEqual([
      'Unloaded',
      'Over',
      'Over',
    ]);
    expect(await refusalOf(moved(acme, id, 'Completed'))).toMatchObject([
      409,
      'Resolve 3 differences first.',
      [],
    ]);
    const resolve = (number: string, resolution: 'Found' | 'Accepted', note?: string) =>
      kim.call(calls.resolveLineHaulArticles, {
        linehaulid: id,
        articlenumbers: [number],
        resolution,
        note,
      });
    expect(await refusalOf(resolve(missing, 'Accepted'))).toMatchObject([
      400,
      expect.any(String),
      ['note'],
    ]);
    expect(await refusalOf(resolve('OTHER', 'Found'))).toMatchObject([400, expect.any(String), []]);
    await resolve(missing, 'Accepted', 'Left behind in Sydney');
    await resolve(stray, 'Found');
    await resolve('STRAY-9', 'Accepted', 'Label unreadable');
    expect((await jobNow(acme, over.id)).lastscanevent).toMatchObject({
      code: 'INWARD',
      locationcode: 'MEL',
    });
    await moved(acme, id, 'Completed');
    const load = await kim.call(calls.getLineHaulLoad, { id });
    expect(load.overs.map(({ articlenumber }) => articlenumber).toSorted()).toEqual(
      [stray, 'STRAY-9'].toSorted(),
    );
    const next = await aTrip(acme);
    const allocation = { linehaulid: next, articlenumbers: [missing] };
    const again = await kim.call(calls.linehaulAllocateArticles, { allocation });
    expect(again).toEqual({ allocated: 1 });
  });

  it('adds an article that is scanned on board, and refuses what it does not know', async () => {
    const { id } = await loading();
    const job = await aConfirmedJob(acme);
    const [first] = articlesOf(job) as [string];
    expect(await scannedOn(acme, id, [first, 'NO-SUCH', first])).toEqual([
      'Loaded',
      'Refused',
      'Loaded',
    ]);
    expect((await tripNow(acme, id)).numberofarticles).toBe(3);
    const scan = { linehaulid: id, articlenumbers: [first] };
    expect(await kim.call(calls.scanLineHaulArticles, scan)).toMatchObject({
      results: [{ articlenumber: first, outcome: 'Repeated' }],
      articles: 3,
      loaded: 1,
    });
    const elsewhere = await loading();
    expect(await scannedOn(acme, elsewhere.id, [first])).toEqual(['Refused']);
  });
});

describe('dangerous goods on a line haul', () => {
  const dangerous = (bookingId: number, un: string) =>
    acme.rows(sql`
      update booking.booking set is_dangerous = true, dangerous_un_code = ${un}
      where id = ${bookingId}
    `);

  it('stop a departure that segregation forbids', async () => {
    const { id, bookingId, articles } = await loading();
    const other = await aManifestedBooking(testApp);
    await dangerous(bookingId, 'UN1017');
    await dangerous(other.id, 'UN1203');
    await carrying(acme, id, [other.jobId]);
    await scannedOn(acme, id, [...articles, ...articlesOf(await jobNow(acme, other.jobId))]);
    const { dangerousgoods } = await kim.call(calls.getLineHaulLoad, { id });
    expect(dangerousgoods.aggregates.map(({ unNumber }) => unNumber)).toEqual(['1017', '1203']);
    expect(await refusalOf(moved(acme, id, 'Departed'))).toEqual([
      409,
      'UN1017 (2.3) and UN1203 II (3) must not travel together.',
      [],
    ]);
  });

  it('ask for a confirmation that the vehicle is placarded', async () => {
    const { id, bookingId, articles } = await loading();
    await dangerous(bookingId, 'UN2814');
    await scannedOn(acme, id, articles);
    const { dangerousgoods } = await kim.call(calls.getLineHaulLoad, { id });
    expect(dangerousgoods.isPlacarded).toBe(true);
    expect(await refusalOf(moved(acme, id, 'Departed'))).toMatchObject([
      409,
      expect.stringMatching('placard'),
      [],
    ]);
    await moved(acme, id, { status: 'Departed', placard: true, documentsreason: 'By phone' });
  });

  it('stop a departure with incomplete documents, unless somebody states why', async () => {
    const { id, bookingId, articles } = await loading();
    await dangerous(bookingId, 'UN1993');
    await scannedOn(acme, id, articles);
    const { missing } = (await kim.call(calls.getLineHaulLoad, { id })).dangerousgoods;
    expect(missing).toContainEqual(expect.stringMatching('technical name'));
    const refusal = [409, expect.stringMatching('documents of the dangerous goods'), []];
    for (const documentsreason of [undefined, null, '', '   ']) {
      const departure = moved(acme, id, { status: 'Departed', placard: true, documentsreason });
      expect(await refusalOf(departure)).toEqual(refusal);
    }
    const reason = 'The driver has the sheets of the consignor';
    await moved(acme, id, { status: 'Departed', placard: true, documentsreason: ` ${reason} ` });
    await moved(acme, id, 'Arrived');
    const { linehaul } = await kim.call(calls.getLineHaul, { id });
    expect(linehaul.documentsreason).toBe(reason);
  });
});

describe('the cost and the delay of a trip', () => {
  it('shares what the carrier charges over its jobs to the last cent', async () => {
    const jobs = [await aConfirmedJob(acme), await aConfirmedJob(acme), await aConfirmedJob(acme)];
    const id = await aTrip(acme, { cost: 100, costbasis: 'Weight' });
    await carrying(
      acme,
      id,
      jobs.map((job) => job.id),
    );
    const { costshares } = await kim.call(calls.getLineHaulLoad, { id });
    expect(costshares.map(({ cost }) => cost).toSorted((a, b) => a - b)).toEqual([
      33.33, 33.33, 33.34,
    ]);
  });

  it('counts the shares as cost of its jobs once it departed, also when it changes', async () => {
    const jobs = [await aConfirmedJob(acme), await aConfirmedJob(acme)];
    const id = await aTrip(acme, { cost: 100, costbasis: 'Pallet' });
    const ids = jobs.map((job) => job.id);
    await carrying(acme, id, ids);
    const margins = async () => {
      const all = await Promise.all(ids.map((jobId) => kim.call(getJobPricing, { jobId })));
      return all.map(({ margin }) => margin && [margin.linehaul, margin.buyfrom]);
    };
    expect(await margins()).toEqual([null, null]);
    await moved(acme, id, 'Loading');
    await scannedOn(acme, id, jobs.flatMap(articlesOf));
    await moved(acme, id, 'Departed');
    expect(await margins()).toEqual([
      [50, 'LineHaul'],
      [50, 'LineHaul'],
    ]);
    await update({ linehaulid: id, cost: 99.99 });
    const costs = ((await margins()) as [number, string][]).map(([cost]) => cost);
    expect(costs.toSorted((a, b) => a - b)).toEqual([49.99, 50]);
    await update({ linehaulid: id, cost: null });
    expect(await margins()).toEqual([null, null]);
  });

  it('publishes a new arrival for each customer on board', async () => {
    const { id, articles, bookingId } = await loading();
    const expectedarrival = '2026-12-01T06:00:00.000Z';
    const early = update({ linehaulid: id, expectedarrival });
    expect(await refusalOf(early)).toMatchObject([409, expect.stringMatching('has departed'), []]);
    await scannedOn(acme, id, articles);
    await moved(acme, id, 'Departed');
    await update({ linehaulid: id, expectedarrival, delayreason: 'Road closed at Gundagai' });
    expect(await tripNow(acme, id)).toMatchObject({ expectedarrival, status: 'Departed' });
    const events = await acme.rows<{ payload: Record<string, unknown> }>(sql`
      select payload from platform.event
      where name = 'lineHaul.delayed' and payload ->> 'id' = ${id}
    `);
    expect(events.map(({ payload }) => payload)).toMatchObject([
      { bookingIds: [bookingId], expectedArrival: expectedarrival },
    ]);
  });

  it('prints a manifest whose barcodes are those of the trip and its articles', async () => {
    const { id, articles } = await loading();
    const { linehaulcode } = await tripNow(acme, id);
    const { status, headers, bytes } = await kim.send(calls.downloadLineHaulManifest, { id });
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
    const codes = (await Promise.all((await picturesOfPages(bytes)).map(scan))).flat();
    expect(codes.map(({ text }) => text).toSorted()).toEqual(
      [linehaulcode, ...articles].toSorted(),
    );
  });
});

describe('line hauls', () => {
  it('are found by their number, by those who may see line hauls', async () => {
    const id = await aTrip(acme);
    const { linehaulcode } = await tripNow(acme, id);
    await testApp.settle();
    const { results } = await kim.call(search, { query: linehaulcode });
    expect(results.map(({ type, ref }) => [type, ref])).toContainEqual(['Line hauls', id]);
    const ravi = await acme.as('ravi');
    expect((await ravi.call(search, { query: linehaulcode })).results).toEqual([]);
  });

  it('are reported job by job', async () => {
    const { id, articles } = await loading();
    await scannedOn(acme, id, articles.slice(0, 1));
    const { linehaulcode } = await tripNow(acme, id);
    const { rows } = await kim.call(previewReport, {
      reportId: reportIdOf('LineHaulManifest'),
      parameters: { Period: 'Last30Days', Number: linehaulcode },
    });
    expect(rows.map((row) => row.slice(0, 3))).toEqual([[linehaulcode, 'SYD › MEL', 'Loading']]);
    expect(rows[0]?.slice(7, 10)).toEqual([2, 1, 0]);
  });

  it('that are delayed notify customers by the rules of status updates', async () => {
    const { id, articles, bookingId } = await loading();
    await scannedOn(acme, id, articles);
    await moved(acme, id, 'Departed');
    await testApp.settle();
    const before = await delayedNotices();
    await update({ linehaulid: id, expectedarrival: '2026-12-02T06:00:00.000Z' });
    await testApp.settle();
    const after = await delayedNotices();
    expect(after.length).toBeGreaterThan(before.length);
    expect(after.some(({ href }) => href.endsWith(`/${bookingId}`))).toBe(true);
  });
});

const delayedNotices = () =>
  acme.rows<{ href: string }>(sql`
    select href from messaging.notification where body like '%Delayed%' or title like '%Delayed%'
  `);
