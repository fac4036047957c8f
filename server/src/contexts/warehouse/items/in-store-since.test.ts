import { createItem } from '@waybill/contract/warehouse/endpoints';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TenantDb } from '#platform/db/database.ts';
import { addScans } from '../scans/sql.ts';
import { openWarehouse, type TestWarehouse } from '../testing/open-warehouse.ts';
import { writeStates } from './sql.ts';

let warehouse: TestWarehouse;
beforeAll(async () => {
  warehouse = await openWarehouse();
});
afterAll(() => warehouse.testApp.close());

const codes = ['INWARD', 'PUTAWAY', 'MISSING', 'STOCKTAKE', 'DISPATCHED'] as const;
/** The minutes of scans in the order of their arrival; several are the same. */
const minutes = [9, 2, 14, 5, 5, 20, 1, 11, 5, 17, 3, 8, 14, 9, 6, 13];

it('an item is in store since its open stay began, in whatever order scans arrive', async () => {
  const { testApp, wes, customerId } = warehouse;
  const { id } = await wes.call(createItem, { item: { itemId: 'STAYS', customerId } });
  const seen = await testApp.acme.inTransaction(async (db) => {
    const each: Since[] = [];
    for (const [at, minute] of minutes.entries()) {
      const scan = aScan(codes[at % codes.length] ?? 'INWARD', minute);
      await addScans(db, [{ ...scan, item_id: id, customer_id: customerId }]);
      const state = { id, status: 'Stored', is_damaged: false, last_scan_id: scan.id } as const;
      await writeStates(db, [{ ...state, location_code: null, warehouse_code: null }]);
      each.push(await sinceOf(db, id));
    }
    return each;
  });
  expect(seen.map(({ saved }) => saved)).toEqual(seen.map(({ ofStay }) => ofStay));
  expect(new Set(seen.map(({ saved }) => saved?.getTime())).size).toBeGreaterThan(3);
});

const aScan = (code: (typeof codes)[number], minute: number) => ({
  id: randomUUID(),
  code,
  location_code: null,
  warehouse_code: null,
  details: {},
  pictures: [],
  scanned_at: new Date(Date.UTC(2026, 6, 1, 8, minute)).toISOString(),
  received_at: new Date(Date.UTC(2026, 6, 1, 9)).toISOString(),
  creator_id: null,
  client_event_id: null,
  before: { status: 'Stored' as const, isDamaged: false, zone: null, warehouseCode: null },
  undoes: null,
});

type Since = { readonly saved: Date | null; readonly ofStay: Date | null };

const sinceOf = (db: TenantDb, id: string): Promise<Since> =>
  db.one(sql<Since>`
    select i.in_store_since as saved, (
      select y.from_at from warehouse_public.stay y where y.item_id = i.id and y.until_at is null
    ) as "ofStay"
    from warehouse.item i where i.id = ${id}
  `);
