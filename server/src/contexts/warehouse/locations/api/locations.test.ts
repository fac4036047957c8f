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

const save = (...codes: string[]) =>
  wes.call(contract.importWarehouseLocations, { locations: codes.map((code) => ({ code })) });
const locations = async () => (await wes.call(contract.getWarehouseLocations, {})).items;

describe('the locations of a warehouse', () => {
  it('are added in capitals, replaced by code, and counted with what lies there', async () => {
    expect(await save('a-01-1', 'A-01-2', 'a-01-2')).toEqual({ added: 2, changed: 0 });
    const dock = { code: 'A-01-2', kind: 'Dock' as const, description: 'Door 2' };
    expect(
      await wes.call(contract.importWarehouseLocations, { locations: [dock, { code: 'B-01-1' }] }),
    ).toEqual({ added: 1, changed: 1 });
    await wes.call(contract.createItem, { item: { itemId: 'LOC-1', customerId } });
    await wes.call(contract.createItemScanEvent, {
      itemId: 'LOC-1',
      scanEvent: { code: 'INWARD', locationCode: 'A-01-2' },
    });
    expect(await locations()).toMatchObject([
      { code: 'A-01-1', kind: 'Bin', isActive: true, items: 0 },
      { code: 'A-01-2', kind: 'Dock', description: 'Door 2', items: 1 },
      { code: 'B-01-1', items: 0 },
    ]);
  });

  it('refuse a code that no scanner reads, naming its place', async () => {
    const wrong = wes.send(contract.importWarehouseLocations, { locations: [{ code: 'A 01' }] });
    expect((await wrong).status).toBe(400);
  });

  it('are deleted while nothing lies there, and not before', async () => {
    const [, used, free] = await locations();
    const drop = (id = '') => refusal(wes.call(contract.deleteWarehouseLocation, { id }));
    expect(await drop(used?.id)).toEqual([409, 'This location holds items. Move them first.']);
    expect(await drop(free?.id)).toBeNull();
    expect(await drop(free?.id)).toEqual([404, 'We could not find this location.']);
  });

  it('are of one tenant, and not shown to its customers', async () => {
    const bea = await testApp.borealis.as('bea');
    expect((await bea.call(contract.getWarehouseLocations, {})).totalCount).toBe(0);
    const mia = await testApp.acme.as('mia');
    expect((await mia.send(contract.getWarehouseLocations, {})).status).toBe(403);
  });
});
