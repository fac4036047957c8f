import { messageOf } from '@waybill/contract/problem';
import { english, type Message } from '@waybill/contract/sentence';
import type { BookingRowLook } from '@waybill/contract/booking/imports/shapes';
import { type Minor, toDecimal } from '@waybill/kernel/money';
import { type RowError, rowError } from '#platform/csv-cells.ts';
import type { PricingContext } from '../bookings/command.ts';
import { tryOut } from '../bookings/each-alone.ts';
import { priceToSave } from '../bookings/save-booking.ts';
import { complaintsOfRefusal } from './refused-row.ts';
import type { PreparedRow } from './prepare-rows.ts';
import { takeService, type ImportTermsInput } from './take-service.ts';

export type RowPreview = {
  readonly row: BookingRowLook;
  readonly total: Minor | null;
  readonly error: RowError | null;
};

/**
 * Returns every row as it would be booked and priced, or why it would be rejected. Writes nothing.
 */
export async function lookAtRows(
  command: PricingContext,
  rows: readonly PreparedRow[],
  terms: ImportTermsInput,
): Promise<readonly RowPreview[]> {
  const looks: RowPreview[] = [];
  for (const row of rows) looks.push(await lookAt(command, row, terms));
  return looks.map((look) => shared(look, looks));
}

/** Rejects a row if the row whose booking it belongs to is rejected. */
function shared(look: RowPreview, looks: readonly RowPreview[]): RowPreview {
  const first = looks.find(({ row }) => row.index === look.row.with);
  if (first === undefined || first.error === null) return look;
  const { index, line, receiver } = look.row;
  const { messages, sentences } = first.row;
  const error = rowError({ index, line, code: receiver || null }, sentences.map(asComplaint));
  return { ...look, row: { ...look.row, messages, sentences }, error };
}

const asComplaint = (message: Message) => ({ message, members: [] });

async function lookAt(
  command: PricingContext,
  row: PreparedRow,
  terms: ImportTermsInput,
): Promise<RowPreview> {
  if (row.complaints.length > 0 || row.with !== undefined)
    return lookOf(row, { service: null, total: null, complaints: row.complaints });
  let service: string | null = null;
  const outcome = await tryOut(command.db, async () => {
    const claimed = await takeService(command, row.wanted, terms);
    service = claimed.serviceName;
    return priceToSave(command, claimed.toSave);
  });
  return outcome.ok
    ? lookOf(row, { service, total: outcome.value, complaints: [] })
    : lookOf(row, { service, total: null, complaints: complaintsOfRefusal(outcome.refusal) });
}

/** The result of booking a row. */
type RowOutlook = Pick<RowPreview, 'total'> & {
  readonly service: string | null;
  readonly complaints: PreparedRow['complaints'];
};

function lookOf(
  { index, line, name, customer, wanted, with: other }: PreparedRow,
  { service, total, complaints }: RowOutlook,
): RowPreview {
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
      messages: complaints.map(({ message }) => english(message)),
      sentences: complaints.map(messageOf),
    },
    total,
    error:
      complaints.length === 0 ? null : rowError({ index, line, code: name || null }, complaints),
  };
}
