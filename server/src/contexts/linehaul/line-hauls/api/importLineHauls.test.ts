import * as calls from '@waybill/contract/linehaul/endpoints';
import { uploadAsset } from '@waybill/contract/records/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aConfirmedJob, refusalOf } from '#testing/jobs/jobs-of-a-test-app.ts';
import {
  aTrip,
  carrying,
  moved,
  tripNow,
  withHeadPorts,
} from '#testing/jobs/line-hauls-of-a-test-app.ts';
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

async function uploaded(bytes: Buffer, name = 'line hauls.csv'): Promise<string> {
  const type = name.endsWith('.csv')
    ? 'text/csv'
    : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  return (await kim.call(uploadAsset, {}, { file: { name, type, bytes } })).fileName;
}
const ofLines = (...lines: readonly string[]) => uploaded(Buffer.from(lines.join('\r\n')));
const codeOf = async (id: string) => (await tripNow(acme, id)).linehaulcode;
const numberOfTrips = async () => (await kim.call(calls.getLineHauls, {})).totalCount;
const faultsOf = ({ errors }: Awaited<ReturnType<typeof imported>>) =>
  errors.map(({ index, messages, validationErrors }) => [
    index,
    messages[0],
    validationErrors[0]?.members,
  ]);
const imported = (fileId: string, dryRun = false) =>
  kim.call(calls.importLineHauls, { fileId, dryRun });

describe('a file of line hauls', () => {
  it('adds and updates them, after a trial that saves nothing', async () => {
    const id = await aTrip(acme, { carriername: 'Night Freight', cost: 900 });
    const fileId = await ofLines(
      'Number,From,To,Departure,Arrival,Carrier,Capacity,Cost,Shared by',
      `${(await codeOf(id)).toLowerCase()},SYD,MEL,2026-12-01 18:30,,,22000,,pallet`,
      ',syd,mel,1/12/2026 18:30,2026-12-02 05:30,Day Freight,,1850.50,',
    );
    const trips = await numberOfTrips();
    const trial = await imported(fileId, true);
    expect(trial).toMatchObject({ total: 2, inserted: 1, updated: 1, errors: [] });
    const code = await codeOf(id);
    expect(trial.differences).toEqual([
      { code, column: 'planneddeparture', before: '', after: '2026-12-01 18:30' },
      { code, column: 'carriername', before: 'Night Freight', after: '' },
      { code, column: 'capacityweight', before: '', after: '22000' },
      { code, column: 'cost', before: '900', after: '' },
      { code, column: 'costbasis', before: 'Weight', after: 'Pallet' },
    ]);
    expect(await numberOfTrips()).toBe(trips);
    expect(await tripNow(acme, id)).toMatchObject({ carriername: 'Night Freight', cost: 900 });
    expect(await imported(fileId)).toMatchObject({ inserted: 1, updated: 1 });
    expect(await tripNow(acme, id)).toMatchObject({
      planneddeparture: '2026-12-01T07:30:00.000Z',
      carriername: null,
      capacityweight: 22_000,
      cost: null,
      costbasis: 'Pallet',
    });
    const [added] = (await kim.call(calls.getLineHauls, { filter: 'Day Freight' })).items;
    expect(added).toMatchObject({
      linehaulcode: expect.stringMatching(/^LH\d{6}$/),
      status: 'Planned',
      planneddeparture: '2026-12-01T07:30:00.000Z',
      plannedarrival: '2026-12-01T18:30:00.000Z',
      cost: 1850.5,
    });
  });

  it('returns the rows that do not fit, each with its reason, and takes the others', async () => {
    const loaded = await aTrip(acme, { capacitypallets: 30 });
    const { id: jobId } = await aConfirmedJob(acme);
    await carrying(acme, loaded, [jobId]);
    const cancelled = await aTrip(acme);
    await moved(acme, cancelled, 'Cancelled');
    const trips = await numberOfTrips();
    const fileId = await ofLines(
      'linehaulcode,startheadport,destinationheadport,planneddeparture,plannedarrival,cost',
      'LH999999,SYD,MEL,,,',
      `${await codeOf(loaded)},MEL,SYD,,,`,
      `${await codeOf(cancelled)},SYD,MEL,,,100`,
      ',SYD,NOWHERE,,,',
      ',SYD,12345678-x,,,',
      ',SYD,SYD,,,',
      ',SYD,MEL,tonight,,',
      ',SYD,MEL,2026-12-02 10:00,2026-12-01 10:00,',
      ',SYD,MEL,,,much',
      ',SYD,MEL,,,-5',
      ',SYD,MEL,2026-12-24,,',
      ',SYD,MEL,2026-12-24,,',
    );
    const done = await imported(fileId);
    expect(done).toMatchObject({ total: 12, inserted: 1, updated: 0 });
    expect(faultsOf(done)).toEqual([
      [1, 'No line haul has this number', ['linehaulcode']],
      [2, 'A line haul with freight stays between its head ports.', ['linehaulcode']],
      [3, 'A line haul that is completed or cancelled can no longer be changed.', ['linehaulcode']],
      [4, expect.stringContaining('head port'), ['destinationheadport']],
      [5, expect.stringContaining('head port'), ['destinationheadport']],
      [6, 'Start and destination must differ', ['destinationheadport']],
      [
        7,
        'planneddeparture must be a date and time such as 2026-12-01 18:30',
        ['planneddeparture'],
      ],
      [8, 'The arrival must be after the departure', ['plannedarrival']],
      [9, 'cost must be a number', ['cost']],
      [10, expect.any(String), ['cost']],
      [12, 'Line 12 is a duplicate of this row.', []],
    ]);
    expect(await numberOfTrips()).toBe(trips + 1);
  });

  it.each(['csv', 'xlsx'] as const)(
    'that was exported as %s changes nothing when it is imported',
    async (format) => {
      const id = await aTrip(acme, {
        planneddeparture: '2026-12-01T07:30:00.000Z',
        plannedarrival: '2026-12-01T18:30:00.000Z',
        cost: 1850.5,
        capacityvolume: 85.5,
        linehaulnote: '=1+1',
      });
      await kim.call(calls.exportLineHauls, { format });
      const [stored] = await acme.rows<{ id: string }>(sql`
        select id from platform.stored_file order by created_at desc, ctid desc limit 1
      `);
      const bytes = await testApp.files.get(`${acme.id}/${stored?.id}`);
      const fileId = await uploaded(bytes ?? Buffer.from(''), `line hauls.${format}`);
      const before = await tripNow(acme, id);
      const again = await imported(fileId);
      expect(again).toMatchObject({ inserted: 0, updated: 0, errors: [], differences: [] });
      expect(again.total).toBeGreaterThan(1);
      expect(await tripNow(acme, id)).toEqual(before);
    },
  );

  it('is refused without the permission, or a column for a head port', async () => {
    const fileId = await ofLines('From', 'SYD');
    expect(await imported(fileId, true)).toMatchObject({ missing: ['destinationheadport'] });
    expect(await refusalOf(imported(fileId))).toEqual([
      400,
      expect.any(String),
      ['columns.destinationheadport'],
    ]);
    const ravi = await acme.as('ravi');
    const refused = ravi.call(calls.importLineHauls, { fileId });
    expect(await refusalOf(refused)).toEqual([403, expect.any(String), []]);
  });

  it('never takes less capacity than freight that is allocated at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await aTrip(acme);
      const { id: jobId } = await aConfirmedJob(acme);
      const fileId = await ofLines('Number,From,To,Capacity', `${await codeOf(id)},SYD,MEL,0.1`);
      await Promise.allSettled([imported(fileId), carrying(acme, id, [jobId])]);
      const { weight, capacityweight } = await tripNow(acme, id);
      expect(capacityweight === null).toBe(weight > 0);
    }
  });
});
