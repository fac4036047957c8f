import { createHash } from 'node:crypto';
import type { Seeding } from '../../../demo/seed.ts';
import type { PreparedRow } from '../imports/prepare-rows.ts';
import { addImport, saveOutcome } from '../imports/sql.ts';

const heads = [
  'Order no',
  'Receiver',
  'Street',
  'Suburb',
  'Postcode',
  'Qty',
  'Weight (kg)',
] as const;
const columns = {
  orderNumber: 'Order no',
  toCompany: 'Receiver',
  toAddressLine1: 'Street',
  toSuburb: 'Suburb',
  toPostCode: 'Postcode',
  quantity: 'Qty',
  weight: 'Weight (kg)',
};
const hours_ms = 5 * 3_600_000;

/**
 * Imports a file of this morning's orders: all rows are booked except the last, which is rejected.
 */
export async function importFile(
  { db, now, people }: Seeding,
  clerk: 'kim' | 'nils',
  bookingIds: readonly number[],
): Promise<void> {
  const id = uuidOf(`orders of ${db.scope.tenantId}`);
  const imported = {
    id,
    customer_id: null,
    file_name: 'orders-of-this-morning.csv',
    file_hash: createHash('sha256').update(id).digest('hex'),
    heads: [...heads],
    columns,
    operation: 'Book' as const,
    service_choice: 'Cheapest' as const,
    asks_carriers: false,
    started_by: people.get(clerk) ?? null,
    started_by_name: clerk === 'kim' ? 'Kim Tran' : 'Nils Åkesson',
    started_at: new Date(now.getTime() - hours_ms),
  };
  const good = bookingIds.map((_, at) => rowOf(at + 1, { ...richmond, reason: null }));
  const reason = 'There is no price. Atlantis 0001 is in no zone of the rate card.';
  await addImport(db, imported, [...good, rowOf(good.length + 1, { ...atlantis, reason })]);
  for (const [at, bookingId] of bookingIds.entries()) {
    await saveOutcome(db, { importId: id, rowNo: at + 1 }, { bookingId, complaints: null });
  }
}

const richmond = { suburb: 'Richmond', postCode: '3121' };
const atlantis = { suburb: 'Atlantis', postCode: '0001' };

type Destination = {
  readonly suburb: string;
  readonly postCode: string;
  /** Why the row was rejected. */
  readonly reason: string | null;
};

function rowOf(index: number, { suburb, postCode, reason }: Destination): PreparedRow {
  const cells = [`SO-${2000 + index}`, 'Petrov Homewares', '220 Swan Street', suburb, postCode];
  return {
    index,
    line: index + 1,
    name: 'Petrov Homewares',
    cells: Object.fromEntries(heads.map((head, at) => [head, cells[at] ?? '2'])),
    customer: null,
    wanted: { booking: {}, account: '', service: '' },
    complaints: reason === null ? [] : [{ message: reason, members: ['service'] }],
  };
}

/** Returns the same UUID on every run. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
  ];
  return [...parts, hex.slice(20, 32)].join('-');
}
