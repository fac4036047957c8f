import * as calls from '@waybill/contract/jobs/endpoints';
import { aHeadPort } from '@waybill/contract/jobs/examples';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusalOf } from '#testing/jobs/jobs-of-a-test-app.ts';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let ada: Caller;
beforeAll(async () => {
  testApp = await openTestApp();
  ada = await testApp.acme.as('ada');
});
afterAll(() => testApp.close());

let made = 0;
async function aPort(): Promise<string> {
  made += 1;
  const headport = aHeadPort({ code: `I${made}` });
  return (await ada.call(calls.createHeadPort, { headport })).id;
}
const head = 'zoneCode,zoneName,postCode,suburb,countryCode';
const csv = (...lines: readonly string[]) => ({
  file: { name: 'zones.csv', type: 'text/csv', bytes: Buffer.from([head, ...lines].join('\n')) },
});
type Options = { dryRun?: boolean; replace?: boolean; preview?: string | null };
const imported = (headPortId: string, options: Options, ...lines: readonly string[]) =>
  ada.call(calls.importZone, { headPortId, ...options }, csv(...lines));
const exported = async (headPortId: string) =>
  (await ada.call(calls.exportZone, { headPortId })).trim().split('\r\n').slice(1);

describe('importZone', () => {
  it('saves good rows, returns bad ones, and does nothing when repeated', async () => {
    const port = await aPort();
    const lines = ['i-w,West,2148,Blacktown,AU', 'i-w,West,21,Nowhere,AU', 'i-n,,800,Darwin,'];
    const first = await imported(port, {}, ...lines);
    expect(first).toMatchObject({ total: 3, inserted: 2, updated: 0, newZones: ['I-W', 'I-N'] });
    expect(first.errors).toMatchObject([
      { index: 2, code: 'I-W', messages: ['An Australian postcode has 4 digits, not “21”'] },
    ]);
    expect(first.returned).toMatchObject([{ postCode: '21', suburb: 'Nowhere' }]);
    const again = await imported(port, {}, ...lines);
    expect(again).toMatchObject({ inserted: 0, updated: 2, added: 0, unchanged: 2, newZones: [] });
    const renaming = await imported(port, { dryRun: true }, 'i-w,Far West,2148,Blacktown,AU');
    expect(renaming).toMatchObject({ renamedZones: [{ code: 'I-W', name: 'Far West' }] });
    expect(await exported(port)).toEqual(['I-N,I-N,0800,Darwin,AU', 'I-W,West,2148,Blacktown,AU']);
  });

  it('returns places named for two zones, and codes of other head ports', async () => {
    const [mine, other] = [await aPort(), await aPort()];
    await imported(other, {}, 'ELSE,Elsewhere,2000,Sydney,AU');
    const { errors, inserted } = await imported(
      mine,
      {},
      'TWO-A,A,2148,Blacktown,AU',
      'TWO-B,B,2148,blacktown,AU',
      'ELSE,Elsewhere,2001,Sydney,AU',
    );
    expect([inserted, errors.map(({ messages }) => messages[0])]).toEqual([
      1,
      [
        'blacktown 2148 is already in zone TWO-A in an earlier row.',
        expect.stringMatching(/^Zone ELSE belongs to head port I\d+\.$/),
      ],
    ]);
  });

  it('shows the difference first and replaces exactly what was shown', async () => {
    const port = await aPort();
    await imported(port, {}, 'R-A,A,2000,Sydney,AU', 'R-A,A,2010,Surry Hills,AU');
    const lines = ['R-B,B,2010,Surry Hills,AU', 'R-B,B,2016,Redfern,AU'];
    const preview = await imported(port, { dryRun: true, replace: true }, ...lines);
    expect(preview).toMatchObject({ added: 1, moved: 1, removed: 1, unchanged: 0 });
    expect(preview.changes.map((c) => [c.kind, c.suburb, c.fromZoneCode, c.zoneCode])).toEqual([
      ['moved', 'Surry Hills', 'R-A', 'R-B'],
      ['added', 'Redfern', null, 'R-B'],
      ['removed', 'Sydney', null, 'R-A'],
    ]);
    expect((await exported(port)).length).toBe(2);
    await imported(port, { replace: true, preview: preview.preview }, ...lines);
    expect(await exported(port)).toEqual([
      'R-A,A,,,',
      'R-B,B,2010,Surry Hills,AU',
      'R-B,B,2016,Redfern,AU',
    ]);
  });

  it('refuses a preview after the zones, the file or the way have changed', async () => {
    const port = await aPort();
    const lines = ['S-A,A,2000,Sydney,AU'];
    const { preview } = await imported(port, { dryRun: true, replace: true }, ...lines);
    const changed = [
      409,
      'The zones or the file have changed since the preview. Please check it again.',
      [],
    ];
    const other = imported(port, { replace: true, preview }, 'S-A,A,2001,Sydney,AU');
    expect(await refusalOf(other)).toEqual(changed);
    expect(await refusalOf(imported(port, { preview }, ...lines))).toEqual(changed);
    await imported(port, {}, 'S-B,B,2016,Redfern,AU');
    expect(await refusalOf(imported(port, { replace: true, preview }, ...lines))).toEqual(changed);
  });

  it('applies one of two replacements of one preview', async () => {
    const port = await aPort();
    const lines = ['T-A,A,2000,Sydney,AU', 'T-B,B,2016,Redfern,AU'];
    const { preview } = await imported(port, { dryRun: true, replace: true }, ...lines);
    const both = await Promise.all(
      [1, 2].map(() => refusalOf(imported(port, { replace: true, preview }, ...lines))),
    );
    expect(both.filter((refused) => refused === null)).toHaveLength(1);
  });
});

describe('two concurrent changes', () => {
  it('of zones into each other leave one inside the other', async () => {
    const headportid = await aPort();
    await imported(headportid, {}, 'U-A,A,,,', 'U-B,B,,,');
    const { items } = await ada.call(calls.getZones, { headPortId: headportid });
    const [a, b] = items;
    if (a === undefined || b === undefined) throw new Error('two zones were imported');
    const nest = (inner: typeof a, outer: typeof a) => {
      const { id, code, name } = inner;
      return ada.call(calls.updateZone, {
        zone: { id, code, name, headportid, parentid: outer.id },
      });
    };
    const results = await Promise.all([refusalOf(nest(a, b)), refusalOf(nest(b, a))]);
    expect(results.filter((refused) => refused === null)).toHaveLength(1);
  });

  it('that put one place into two zones leave it in one', async () => {
    const headPortId = await aPort();
    await imported(headPortId, {}, 'V-A,A,,,', 'V-B,B,,,');
    const { items } = await ada.call(calls.getZones, { headPortId });
    const results = await Promise.all(
      items.map(({ id: zoneId }) => {
        const zonelocation = { zoneId, postCode: '2148', suburb: 'Blacktown' };
        return refusalOf(ada.call(calls.createZoneLocation, { zonelocation }));
      }),
    );
    expect(results.filter((refused) => refused?.[0] === 409)).toHaveLength(1);
    const { totalCount } = await ada.call(calls.getZoneLocations, { headPortId });
    expect(totalCount).toBe(1);
  });
});
