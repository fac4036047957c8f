import { type Carrier, CarrierFailure, type CarrierRequest } from '@waybill/adapters/carrier';
import { carrierOf } from '#contexts/carriers/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { fileById, storeFile } from '#platform/files/tickets.ts';
import type { Services } from '#platform/services.ts';
import type { BookingRow } from '../bookings/domain/booking-row.ts';
import { type ConsigningRow, consigningsOf, saveLabel } from '../consigning/sql.ts';

const purpose = 'carrier-label';

/**
 * Fetches the carrier's label; nothing if it is not available yet, which does not undo the booking.
 */
export async function labelIfThere(
  carrier: Carrier,
  carrierRequest: CarrierRequest,
  reference: string,
): Promise<Uint8Array | null> {
  try {
    return (await carrier.label?.(carrierRequest, reference)) ?? null;
  } catch (error) {
    if (error instanceof CarrierFailure) return null;
    throw error;
  }
}

type Place = { readonly db: TenantDb; readonly files: Services['files'] };
/** Where and when a file is stored. */
export type FilingContext = Place & { readonly now: Date };

/** Stores the label that a carrier issued for a consignment. */
export async function storeLabel(
  at: FilingContext,
  row: ConsigningRow,
  bytes: Uint8Array,
): Promise<void> {
  const file = {
    fileName: `Label ${row.key}.pdf`,
    fileType: 'application/pdf',
    bytes,
    customerId: row.customer_id,
    purpose,
    expiresAt: null,
  };
  const { id: stored } = await storeFile(at, file);
  await saveLabel(at.db, { id: row.id, file: stored }, at.now);
}

/** Returns a stored label; null if its file is missing. */
export const carrierLabel = async (place: Place, file: string): Promise<Uint8Array | null> =>
  (await fileById(place, purpose, file))?.bytes ?? null;

/** True if the carrier of a booking prints its own label. */
export const hasLabelOfItsOwn = ({ carrier_code }: BookingRow): boolean =>
  carrierOf(carrier_code ?? '')?.label !== undefined;

export type LabelSources = {
  /** Bookings with our label. */
  readonly ours: readonly BookingRow[];
  /** Bookings with the carrier's label, and the id of its file. */
  readonly carriers: readonly { readonly row: BookingRow; readonly file: string }[];
  /** Bookings whose carrier has not issued its own label yet. */
  readonly awaited: readonly BookingRow[];
};

/** Returns which label each booking uses. */
export async function labelSources(
  db: TenantDb,
  bookings: readonly BookingRow[],
): Promise<LabelSources> {
  const known = await consigningsOf(
    db,
    bookings.map(({ id }) => id),
  );
  const files = new Map(known.map((each) => [each.booking_id, each.label_file]));
  return {
    ours: bookings.filter((row) => !hasLabelOfItsOwn(row)),
    carriers: bookings.flatMap((row) => {
      const file = files.get(row.id) ?? null;
      return hasLabelOfItsOwn(row) && file !== null ? [{ row, file }] : [];
    }),
    awaited: bookings.filter(
      (row) => hasLabelOfItsOwn(row) && (files.get(row.id) ?? null) === null,
    ),
  };
}
