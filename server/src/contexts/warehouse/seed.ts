import type { ItemScanCode } from '@waybill/contract/warehouse/lifecycle';
import { codesOfRange } from '@waybill/contract/warehouse/locations/floor';
import { uuidv7 } from '@waybill/kernel/ids';
import { randomBytes } from 'node:crypto';
import { customersCalled } from '#contexts/customers/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import type { Seeding } from '../../demo/seed.ts';
import { insertItem } from './items/sql.ts';
import { saveLocations } from './locations/sql.ts';
import { recordScans } from './scans/record-scans.ts';
import { insertStocktake, writeCounts } from './stocktakes/sql.ts';

type Step = readonly [code: ItemScanCode, location: string | null];

/** The scans of the demo items, assigned in turn. */
const stories: readonly (readonly Step[])[] = [
  [],
  [['INWARD', 'DOCK-1']],
  [
    ['INWARD', 'DOCK-1'],
    ['PUTAWAY', 'A-01-2'],
  ],
  [
    ['INWARD', 'DOCK-2'],
    ['PUTAWAY', 'B-03-1'],
    ['PICKED', 'B-03-1'],
  ],
  [
    ['INWARD', 'DOCK-2'],
    ['LOADED', 'BAY-4'],
    ['DISPATCHED', 'BAY-4'],
  ],
  [
    ['INWARD', 'DOCK-1'],
    ['DAMAGED', 'DOCK-1'],
    ['PUTAWAY', 'A-02-1'],
  ],
];
const goods = [
  ['OIL-5', 'Olive oil, 5 l can', 5.2],
  ['CHE-2', 'Aged cheese, 2 kg wheel', 2.1],
  ['SOA-24', 'Soap, carton of 24', 6.8],
] as const;

/** Seeds items of a customer in every status for demo use; tests do not need them. */
export async function seedWarehouse({
  db,
  tenant,
  now,
  files,
  isForPeople,
}: Seeding): Promise<void> {
  if (!isForPeople || files === null || tenant.key !== 'acme') return;
  const customer = (await customersCalled(db, ['Cedar & Co'])).get('cedar & co');
  if (customer === undefined) return;
  await addFloor(db, now);
  const side = { value: 40, unit: 'cm' };
  for (let number = 0; number < 30; number += 1) {
    const [sku, description, weight] = goods[number % goods.length] ?? goods[0];
    const barcode = `CRT-${String(1001 + number)}`;
    const id = uuidv7(now, randomBytes);
    const size = { height: side, width: side, length: side };
    const item = { id, customer_id: customer.id, barcode, sku, description, ...size };
    const rest = {
      weight: { value: weight, unit: 'kg' },
      zone: null,
      delivery_date: null,
      pallet_spaces: 0.25,
    };
    const received = new Date(now.getTime() - (30 - number) * 3_600_000);
    await insertItem(db, { ...item, ...rest, consignment_id: null }, received);
    for (const [step, [code, locationCode]] of (stories[number % stories.length] ?? []).entries()) {
      const at = new Date(received.getTime() + (step + 1) * 900_000);
      const scanning = { db, files, actor: { userId: null }, now: at };
      await recordScans(scanning, [barcode], { code, locationCode, scannedTime: at.toISOString() });
    }
  }
  const id = uuidv7(now, randomBytes);
  await insertStocktake(db, { id, prefix: 'A-01', isBlind: false, now });
  await writeCounts(db, { id, zone: 'A-01-2', barcodes: ['CRT-1003', 'CRT-1004'], now });
}

/** Adds two aisles of bins, two docks and four bays. */
async function addFloor(db: TenantDb, now: Date): Promise<void> {
  const ranges = [
    ['A..B-01..06-1..3', 'Bin'],
    ['DOCK-1..2', 'Dock'],
    ['BAY-1..4', 'Bay'],
  ] as const;
  const locations = ranges.flatMap(([range, kind]) =>
    (codesOfRange(range) ?? []).map((code) => ({
      code,
      kind,
      description: null,
      isActive: true,
      palletSpaces: kind === 'Bin' ? 2 : null,
    })),
  );
  const withIds = locations.map((each) => ({ ...each, id: uuidv7(now, randomBytes) }));
  await saveLocations(db, withIds, now);
}
