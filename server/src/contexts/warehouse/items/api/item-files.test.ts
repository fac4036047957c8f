import { uploadAsset } from '@waybill/contract/records/endpoints';
import * as contract from '@waybill/contract/warehouse/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let wes: Caller;
let code: string;
beforeAll(async () => {
  testApp = await openTestApp();
  wes = await testApp.acme.as('wes');
  const [row] = await testApp.acme.rows(sql<{ code: string }>`
    select code from customers.customer where company_name = 'Cedar & Co'
  `);
  code = row?.code ?? '';
});
afterAll(() => testApp.close());

async function uploaded(lines: readonly string[]): Promise<string> {
  const bytes = Buffer.from(lines.join('\r\n'));
  const file = { name: 'items.csv', type: 'text/csv', bytes };
  return (await wes.call(uploadAsset, {}, { file })).fileName;
}

it('takes items by barcode and customer code, and returns what does not fit', async () => {
  const fileId = await uploaded([
    'Barcode,Customer code,SKU,Weight (kg),Location,Pallets',
    `IMP-1,${code},OIL-5,5.2,A-01-1,0.5`,
    `IMP-2,${code.toLowerCase()},,heavy,,`,
    'IMP-3,NOBODY,,,,',
    `imp-1,${code},,,,`,
  ]);
  const look = await wes.call(contract.importItems, { fileId, dryRun: true });
  expect(look).toMatchObject({ total: 4, inserted: 1, updated: 0 });
  const done = await wes.call(contract.importItems, { fileId });
  expect(done.errors.map(({ code: barcode, messages }) => [barcode, messages])).toEqual([
    ['IMP-2', ['weight must be a number']],
    ['IMP-3', ['No customer has this code']],
    ['imp-1', ['Line 2 is a duplicate of this row.']],
  ]);
  const again = await uploaded(['Barcode,Customer,Description', `imp-1,${code},Olive oil`]);
  expect(await wes.call(contract.importItems, { fileId: again })).toMatchObject({
    inserted: 0,
    updated: 1,
  });
  const { items } = await wes.call(contract.getItems, { filter: "itemId eq 'imp-1'" });
  expect(items).toMatchObject([{ description: 'Olive oil', status: 'Expected' }]);
});

it('exports items as a file that the import reads', async () => {
  const file = await wes.call(contract.exportItems, { filter: "itemId eq 'IMP-1'" });
  expect(file).toMatchObject({ fileName: 'Warehouse items.csv', fileType: 'text/csv' });
  expect(file.fileToken).not.toBe('');
});
