import { uploadAsset } from '@waybill/contract/records/endpoints';
import * as contract from '@waybill/contract/warehouse/endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Caller, TestApp } from '#testing/test-app.ts';
import { openWarehouse } from '../../testing/open-warehouse.ts';

let testApp: TestApp;
let wes: Caller;
let customerId: number;
beforeAll(async () => {
  ({ testApp, wes, customerId } = await openWarehouse());
  const locations = [{ code: 'A-01-1' }, { code: 'A-01-2', description: 'Low' }];
  await wes.call(contract.importWarehouseLocations, { locations });
});
afterAll(() => testApp.close());

async function uploaded(lines: readonly string[]): Promise<string> {
  const bytes = Buffer.from(lines.join('\r\n'));
  const file = { name: 'locations.csv', type: 'text/csv', bytes };
  return (await wes.call(uploadAsset, {}, { file })).fileName;
}
const locations = async () =>
  (await wes.call(contract.getWarehouseLocations, { maxResultCount: 50 })).items.map(
    ({ code, kind, description, isActive, palletSpaces }) => ({
      code,
      kind,
      description,
      isActive,
      palletSpaces,
    }),
  );

it('takes locations by code, shows what it replaces, and returns what does not fit', async () => {
  const fileId = await uploaded([
    'Location code,Type,Details,In use,Capacity',
    'a-01-1,dock,Door 1,yes,2.5',
    'A-01-2,Bin,Low,yes,',
    'B-01-1,,,no,',
    'B 02,Bin,,,',
    'B-03,Shelf,,,',
    'b-01-1,Bin,,,',
  ]);
  const before = await locations();
  const look = await wes.call(contract.importLocationFile, { fileId, dryRun: true });
  expect(look).toMatchObject({ total: 6, inserted: 1, updated: 1 });
  expect(look.differences).toEqual([
    { code: 'A-01-1', column: 'kind', before: 'Bin', after: 'Dock' },
    { code: 'A-01-1', column: 'description', before: '', after: 'Door 1' },
    { code: 'A-01-1', column: 'palletSpaces', before: '', after: '2.5' },
  ]);
  expect(await locations()).toEqual(before);
  const done = await wes.call(contract.importLocationFile, { fileId });
  expect(
    done.errors.map(({ code, validationErrors }) => [code, validationErrors[0]?.members]),
  ).toEqual([
    ['B 02', ['code']],
    ['B-03', ['kind']],
    ['b-01-1', []],
  ]);
  // Words of a schema are sent with their text, so that a page can translate them.
  expect(done.errors[1]?.validationErrors[0]?.sentence).toEqual({
    key: 'Please enter one of {options}',
    values: { options: 'Bin, Dock, Bay, Floor' },
  });
  expect(await locations()).toEqual([
    { code: 'A-01-1', kind: 'Dock', description: 'Door 1', isActive: true, palletSpaces: 2.5 },
    { code: 'A-01-2', kind: 'Bin', description: 'Low', isActive: true, palletSpaces: null },
    { code: 'B-01-1', kind: 'Bin', description: null, isActive: false, palletSpaces: null },
  ]);
});

it('keeps what a file has no column for', async () => {
  const fileId = await uploaded(['code,kind', 'A-01-1,Bay']);
  expect(await wes.call(contract.importLocationFile, { fileId })).toMatchObject({ updated: 1 });
  expect((await locations())[0]).toEqual({
    code: 'A-01-1',
    kind: 'Bay',
    description: 'Door 1',
    isActive: true,
    palletSpaces: 2.5,
  });
});

it('exports locations and consignments as CSV and Excel files that are read again', async () => {
  const item = { itemId: 'FILE-1', customerId, consignmentNumber: 'WHC-9' };
  await wes.call(contract.createItem, { item });
  for (const [endpoint, name] of [
    [contract.exportWarehouseLocations, 'Warehouse locations'],
    [contract.exportWarehouseConsignments, 'Warehouse consignments'],
    [contract.exportItems, 'Warehouse items'],
  ] as const) {
    const files = [
      await wes.call(endpoint, {}),
      await wes.call(endpoint, { format: 'xlsx' as const }),
    ];
    expect(files.map(({ fileName }) => fileName)).toEqual([`${name}.csv`, `${name}.xlsx`]);
  }
});
