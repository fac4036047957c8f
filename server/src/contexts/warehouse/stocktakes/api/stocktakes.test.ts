import * as contract from '@waybill/contract/warehouse/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller, TestApp } from '#testing/test-app.ts';
import { openWarehouse, refusal } from '../../testing/open-warehouse.ts';

let testApp: TestApp;
let wes: Caller;
let customerId: number;
beforeAll(async () => {
  ({ testApp, wes, customerId } = await openWarehouse());
});
afterAll(() => testApp.close());

/** Adds an item that was put away at a location. */
async function stored(itemId: string, locationCode: string): Promise<string> {
  const { id } = await wes.call(contract.createItem, { item: { itemId, customerId } });
  for (const code of ['INWARD', 'PUTAWAY'] as const) {
    await wes.call(contract.createItemScanEvent, { itemId, scanEvent: { code, locationCode } });
  }
  return id;
}
const open = async (prefix: string, isBlind: boolean) =>
  (await wes.call(contract.openStocktake, { prefix, isBlind })).id;
const count = (id: string, locationCode: string, ...itemIds: string[]) =>
  wes.call(contract.countStocktake, { id, locationCode, itemIds });
const read = async (id: string) => (await wes.call(contract.getStocktake, { id })).stocktake;
const itemOf = async (id: string) => (await wes.call(contract.getItem, { id })).item;

describe('a blind stocktake', () => {
  it('hides what is expected until it is closed, then returns every difference', async () => {
    const here = await stored('ST-1', 'A-01-1');
    const astray = await stored('ST-2', 'A-01-2');
    const gone = await stored('ST-3', 'A-01-1');
    const intruder = await stored('ST-4', 'B-01-1');
    const id = await open('a-01', true);
    await count(id, 'A-01-1', 'st-1', 'ST-2', 'NOBODY');
    await count(id, 'A-01-2', 'ST-4');
    expect(await read(id)).toMatchObject({
      prefix: 'A-01',
      status: 'Open',
      counted: 4,
      expected: null,
      differences: null,
    });
    const secret = (await read(id)).lines?.map(({ barcode, finding }) => [barcode, finding]);
    expect(secret?.toSorted()).toEqual([
      ['NOBODY', 'Unknown'],
      ['ST-1', 'Counted'],
      ['ST-2', 'Counted'],
      ['ST-4', 'Counted'],
    ]);
    expect(await wes.call(contract.closeStocktake, { id, note: 'Recounted twice' })).toEqual({
      missing: 1,
      moved: 2,
    });
    const closed = await read(id);
    expect(closed).toMatchObject({ status: 'Closed', expected: 3, counted: 4, differences: 4 });
    expect(closed.lines?.map(({ barcode, finding }) => [barcode, finding]).toSorted()).toEqual([
      ['NOBODY', 'Unknown'],
      ['ST-1', 'Counted'],
      ['ST-2', 'Elsewhere'],
      ['ST-3', 'Missing'],
      ['ST-4', 'NotExpected'],
    ]);
    expect(await itemOf(here)).toMatchObject({ status: 'Stored', zone: 'A-01-1' });
    expect(await itemOf(astray)).toMatchObject({ zone: 'A-01-1' });
    expect(await itemOf(gone)).toMatchObject({ status: 'Missing' });
    expect(await itemOf(intruder)).toMatchObject({ status: 'Stored', zone: 'A-01-2' });
  });

  it('is closed once, and takes no counts afterwards', async () => {
    await stored('ST-9', 'Z-1');
    const id = await open('Z', true);
    const closings = await Promise.allSettled(
      [1, 2, 3].map(() => wes.call(contract.closeStocktake, { id })),
    );
    expect(closings.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = [409, 'This stocktake is closed.'];
    expect(await refusal(count(id, 'Z-1', 'ST-9'))).toEqual(refused);
    const { totalCount } = await wes.call(contract.getItemScanEvents, { itemId: 'ST-9' });
    expect(totalCount).toBe(3);
  });
});

describe('an open stocktake', () => {
  it('shows differences at once unless it is blind', async () => {
    await stored('ST-20', 'C-1');
    const id = await open('C', false);
    expect(await read(id)).toMatchObject({ expected: 1, counted: 0, differences: 1 });
    await count(id, 'C-1', 'ST-20');
    expect(await read(id)).toMatchObject({ expected: 1, counted: 1, differences: 0 });
  });

  it('is the only one of its locations, however many open it at once', async () => {
    const opened = await Promise.allSettled([1, 2, 3].map(() => open('D', true)));
    expect(opened.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await refusal(open('D', false))).toEqual([
      409,
      'A stocktake of these locations is already open.',
    ]);
  });

  it('counts an item where it was counted last, however many count it at once', async () => {
    await stored('ST-30', 'E-1');
    const id = await open('E', false);
    await Promise.all(['E-1', 'E-2', 'E-3'].map((zone) => count(id, zone, 'ST-30')));
    expect(await read(id)).toMatchObject({ counted: 1 });
    await count(id, 'E-9', 'ST-30');
    expect((await read(id)).lines).toMatchObject([{ barcode: 'ST-30', countedZone: 'E-9' }]);
  });

  it('is listed with its counts, and found by no other tenant', async () => {
    const id = await open('F', false);
    const { items } = await wes.call(contract.getStocktakes, { filter: "prefix eq 'F'" });
    expect(items).toMatchObject([{ id, status: 'Open', counted: 0, expected: 0 }]);
    const bea = await testApp.borealis.as('bea');
    expect((await bea.call(contract.getStocktakes, {})).totalCount).toBe(0);
    expect((await bea.send(contract.getStocktake, { id })).status).toBe(404);
  });
});
