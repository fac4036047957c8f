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
  return looks.map((look) => shared(look, looks));
}

/** A line of another row's booking comes back where that one does. */
function shared(look: Look, looks: readonly Look[]): Look {
  const first = looks.find(({ row }) => row.index === look.row.with);
  if (first === undefined || first.error === null) return look;
  const { index, line, receiver } = look.row;
  const messages = first.row.messages;
  const error = rowError(index, line, receiver || null, messages.map(asComplaint));
  return { ...look, row: { ...look.row, messages }, error };
}

const asComplaint = (message: string) => ({ message, members: [] });

async function lookAt(deed: PricingDeed, row: PreparedRow, terms: Terms): Promise<Look> {
  if (row.complaints.length > 0 || row.with !== undefined)
    return lookOf(row, null, null, row.complaints);
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
  { index, line, name, customer, wanted, with: other }: PreparedRow,
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
      pieces: (items ?? []).reduce((sum, { quantity }) => sum + (quantity ?? 0), 0),
      with: other ?? null,
      service,
      total: total === null ? null : toDecimal(total),
      messages: complaints.map(({ message }) => message),
    },
    total,
    error: complaints.length === 0 ? null : rowError(index, line, name || null, complaints),
  };
}
