import type { BookingRowLook } from '@waybill/contract/booking/imports';
import { type Minor, toDecimal } from '@waybill/kernel/money';
import { type RowError, rowError } from '#platform/csv-cells.ts';
import type { PricingDeed } from '../acts/deed.ts';
import { eachAlone } from '../acts/each-alone.ts';
import { priceToSave } from '../acts/save-booking.ts';
import { complaintsOfRefusal } from './refused-row.ts';
import type { PreparedRow } from './prepare-rows.ts';
import { takeService, type Terms } from './take-service.ts';

export type Look = {
  readonly row: BookingRowLook;
  readonly total: Minor | null;
  readonly error: RowError | null;
};

/** Every row as it would be booked, priced; or why it would come back. Changes nothing. */
export async function lookAtRows(
  deed: PricingDeed,
  rows: readonly PreparedRow[],
  terms: Terms,
): Promise<readonly Look[]> {
  const looks: Look[] = [];
  for (const row of rows) looks.push(await lookAt(deed, row, terms));
  return looks;
}

async function lookAt(deed: PricingDeed, row: PreparedRow, terms: Terms): Promise<Look> {
  if (row.complaints.length > 0) return lookOf(row, null, null, row.complaints);
  let serviceName: string | null = null;
  const outcome = await eachAlone(deed.db, async () => {
    const taken = await takeService(deed, row.wanted, terms);
    serviceName = taken.serviceName;
    return priceToSave(deed, taken.toSave);
  });
  return outcome.ok
    ? lookOf(row, serviceName, outcome.value, [])
    : lookOf(row, serviceName, null, complaintsOfRefusal(outcome.refusal));
}

function lookOf(
  { index, line, name, customer, wanted }: PreparedRow,
  service: string | null,
  total: Minor | null,
  complaints: PreparedRow['complaints'],
): Look {
  const { toAddress, items } = wanted.booking;
  return {
    row: {
      index,
      line,
      customer,
      receiver: name,
      destination: [toAddress?.suburb, toAddress?.postCode].filter(Boolean).join(' '),
      pieces: items?.[0]?.quantity ?? 0,
      service,
      total: total === null ? null : toDecimal(total),
      messages: complaints.map(({ message }) => message),
    },
    total,
    error: complaints.length === 0 ? null : rowError(index, line, name || null, complaints),
  };
}
