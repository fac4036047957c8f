import * as contract from '@waybill/contract/warehouse/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller, TestApp } from '#testing/test-app.ts';
import { openWarehouse } from '../../testing/open-warehouse.ts';

let testApp: TestApp;
let wes: Caller;
const itemIds: string[] = [];
const locationIds: string[] = [];
const sscc = '193123450000000019';
beforeAll(async () => {
  const warehouse = await openWarehouse();
  ({ testApp, wes } = warehouse);
  const { customerId } = warehouse;
  for (const itemId of ['CRT-1001', sscc]) {
    const item = { itemId, customerId, sku: 'OIL-5', description: 'Olive oil ^XZ' };
    itemIds.push((await wes.call(contract.createItem, { item })).id);
  }
  const locations = [{ code: 'A-01-2' }, { code: 'DOCK-12', kind: 'Dock' as const }];
  await wes.call(contract.importWarehouseLocations, { locations });
  const { items } = await wes.call(contract.getWarehouseLocations, {});
  locationIds.push(...items.map(({ id }) => id));
});
afterAll(() => testApp.close());

const labels = (format: 'PDF' | 'ZPL') =>
  wes.send(contract.downloadWarehouseLabels, { itemIds, locationIds, format });

describe('labels of items and locations', () => {
  it('are a PDF to print', async () => {
    const { status, headers, body } = await labels('PDF');
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(body.slice(0, 5)).toBe('%PDF-');
  });

  it('hold the same numbers in ZPL, and no text of theirs is a command', async () => {
    const { status, body } = await labels('ZPL');
    const zpl = body;
    expect(status).toBe(200);
    expect(zpl.match(/\^XA/g)).toHaveLength(4);
    expect(zpl.match(/\^XZ/g)).toHaveLength(4);
    expect(zpl.match(/\^BCN.*\^FS/g)).toEqual([
      '^BCN,184,N,N,N,A^FDA-01-2^FS',
      '^BCN,184,N,N,N,A^FDDOCK-12^FS',
      `^BCN,184,N,N,N^FD>;>800${sscc}^FS`,
      '^BCN,184,N,N,N,A^FDCRT-1001^FS',
    ]);
  });

  it('are of one tenant', async () => {
    const bea = await testApp.borealis.as('bea');
    const { status } = await bea.send(contract.downloadWarehouseLabels, { itemIds, locationIds });
    expect(status).toBe(404);
  });

  it('are refused for nothing, and for a barcode that nobody could read', async () => {
    const refused = async (some: object) => {
      const { status, body } = await wes.send(contract.downloadWarehouseLabels, some);
      const { error } = JSON.parse(body) as { error: { message: string } };
      return [status, error.message];
    };
    const unknown = '0193390f-0000-7000-8000-00000000dead';
    expect(await refused({ itemIds: [unknown] })).toEqual([
      404,
      'We could not find anything to label.',
    ]);
    await testApp.acme.rows(sql`
      update warehouse.item set barcode = 'Ä-1' where id = ${itemIds[0]}
    `);
    expect(await refused({ itemIds: [itemIds[0]] })).toEqual([
      400,
      'Code 128 holds 1 to 48 letters, digits and signs, not “Ä-1”.',
    ]);
  });
});
