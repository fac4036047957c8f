import type { ItemScanCode } from '@waybill/contract/warehouse/lifecycle';
import { uuidv7 } from '@waybill/kernel/ids';
import { randomBytes } from 'node:crypto';
import { customersCalled } from '#contexts/customers/public.ts';
import type { Seeding } from '../../demo/seed.ts';
import { insertItem } from './items/sql.ts';
import { recordScans } from './scans/record-scans.ts';

type Step = readonly [code: ItemScanCode, location: string | null];

/** How far the items of the demo have come: each is one of these in turn. */
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

/** Items of a customer in every state, for people to look at: tests need none of it. */
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
}
