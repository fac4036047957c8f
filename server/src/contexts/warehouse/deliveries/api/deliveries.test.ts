import * as contract from '@waybill/contract/warehouse/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller, TestApp } from '#testing/test-app.ts';
import { openWarehouse } from '../../testing/open-warehouse.ts';

let testApp: TestApp;
let wes: Caller;
let ada: Caller;
let customerId: number;
beforeAll(async () => {
  ({ testApp, wes, customerId } = await openWarehouse());
  ada = await testApp.acme.as('ada');
});
afterAll(() => testApp.close());

const expectItems = async (itemIds: readonly string[], some: object = {}) => {
  for (const itemId of itemIds) {
    await wes.call(contract.createItem, { item: { itemId, customerId, ...some } });
  }
};
const scan = (itemId: string, code: 'INWARD' | 'MISSING', details: Record<string, string> = {}) =>
  wes.call(contract.createItemScanEvent, { itemId, scanEvent: { code, details } });
const ours = async () =>
  (await wes.call(contract.getAnnouncedDeliveries, {})).items.filter(
    (each) => each.customerId === customerId,
  );
const statesOf = async (consignmentNumber?: string) => {
  const { delivery } = await wes.call(contract.getDelivery, { customerId, consignmentNumber });
  return delivery.lines.map(({ itemId, state, note }) => [itemId, state, note]);
};

describe('an announced delivery', () => {
  it('counts what is expected and received of each consignment, those due first', async () => {
    await expectItems(['DEL-1', 'DEL-2', 'DEL-3'], {
      consignmentNumber: 'WHC-1',
      deliveryDate: '2026-12-02',
    });
    await expectItems(['DEL-4'], { consignmentNumber: 'WHC-2', deliveryDate: '2026-12-01' });
    await expectItems(['DEL-5']);
    await scan('DEL-1', 'INWARD');
    expect(await ours()).toMatchObject([
      { consignmentNumber: 'WHC-2', deliveryDate: '2026-12-01', expected: 1, received: 0 },
      { consignmentNumber: 'WHC-1', deliveryDate: '2026-12-02', expected: 2, received: 1 },
      { consignmentNumber: null, deliveryDate: null, expected: 1, received: 0 },
    ]);
  });

  it('tells received, short and over items apart, and ends when none is expected', async () => {
    await scan('DEL-2', 'MISSING', { note: 'Not on the vehicle' });
    await expectItems(['DEL-9'], { consignmentNumber: 'whc-1' });
    await scan('DEL-9', 'INWARD', { over: 'true' });
    const states = await statesOf('WHC-1');
    expect(states).toHaveLength(4);
    expect(states).toEqual(
      expect.arrayContaining([
        ['DEL-1', 'Received', null],
        ['DEL-2', 'Short', 'Not on the vehicle'],
        ['DEL-3', 'Expected', null],
        ['DEL-9', 'Over', null],
      ]),
    );
    expect((await statesOf('WHC-1'))[0]?.[0]).toBe('DEL-3');
    await scan('DEL-3', 'INWARD');
    expect((await ours()).map(({ consignmentNumber }) => consignmentNumber)).toEqual([
      'WHC-2',
      null,
    ]);
    // A short item that turns up is received.
    await scan('DEL-2', 'INWARD');
    expect((await statesOf('WHC-1')).find(([itemId]) => itemId === 'DEL-2')?.[1]).toBe('Received');
  });

  it('without a consignment has what is expected, and what came within a day', async () => {
    await expectItems(['DEL-6']);
    await scan('DEL-6', 'INWARD');
    const before = (await statesOf()).map(([itemId]) => itemId);
    expect(before).toEqual(expect.arrayContaining(['DEL-5', 'DEL-6']));
    testApp.clock.now = new Date(testApp.clock.now.getTime() + 25 * 3_600_000);
    const after = (await statesOf()).map(([itemId]) => itemId);
    expect(after).toContain('DEL-5');
    expect(after).not.toContain('DEL-6');
  });

  it('suggests a bin with room for each item: the same SKU, near it, or empty', async () => {
    const codes = ['SUG-01-1', 'SUG-02-1', 'SUG-03-1'];
    const locations = codes.map((code) => ({ code, palletSpaces: 1 }));
    await ada.call(contract.importWarehouseLocations, { locations });
    await expectItems(['SUG-0'], { sku: 'TILE', zone: 'SUG-02-1', palletSpaces: 0.5 });
    await wes.call(contract.createItemScanEvent, {
      itemId: 'SUG-0',
      scanEvent: { code: 'INWARD', locationCode: 'SUG-02-1' },
    });
    const announced = { consignmentNumber: 'WHC-9', sku: 'TILE', palletSpaces: 0.5 };
    await expectItems(['SUG-1', 'SUG-2'], announced);
    await expectItems(['SUG-3', 'SUG-4'], { ...announced, sku: 'PIPE', palletSpaces: 2 });
    const suggested = async () => {
      const query = { customerId, consignmentNumber: 'WHC-9' };
      const { delivery } = await wes.call(contract.getDelivery, query);
      return Object.fromEntries(
        delivery.lines.map(({ itemId, suggestion: place }) => [
          itemId,
          place && [place.location, place.reason],
        ]),
      );
    };
    expect(await suggested()).toEqual({
      'SUG-1': ['SUG-02-1', 'SameSku'],
      'SUG-2': ['SUG-01-1', 'NearSameSku'],
      'SUG-3': null,
      'SUG-4': null,
    });
    const put = { code: 'PUTAWAY', locationCode: 'SUG-02-1' } as const;
    await scan('SUG-1', 'INWARD');
    await wes.call(contract.createItemScanEvent, { itemId: 'SUG-1', scanEvent: put });
    expect(await suggested()).toMatchObject({
      'SUG-1': null,
      'SUG-2': ['SUG-01-1', 'NearSameSku'],
    });
  });

  it('is of one tenant', async () => {
    const bea = await testApp.borealis.as('bea');
    expect((await bea.call(contract.getAnnouncedDeliveries, {})).items).toEqual([]);
    const { status } = await bea.send(contract.getDelivery, { customerId });
    expect(status).toBe(404);
  });
});
