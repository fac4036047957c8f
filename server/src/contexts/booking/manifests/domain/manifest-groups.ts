import type { BookingRow } from '../../bookings/domain/booking-row.ts';

export type ManifestGroup = {
  readonly customerId: number;
  readonly carrierAccountId: number;
  readonly bookings: readonly BookingRow[];
};

/**
 * Groups bookings, in order, into one manifest per customer, pickup place and carrier account
 * (§2.5).
 */
export function manifestGroups(rows: readonly BookingRow[]): readonly ManifestGroup[] {
  const groups = Map.groupBy(rows, (row) =>
    JSON.stringify([
      row.customer_id,
      row.carrier_account_id,
      ...(['addressLine1', 'suburb', 'postCode', 'countryCode'] as const).map((part) =>
        row.from_address[part].trim().toUpperCase(),
      ),
    ]),
  );
  return [...groups.values()].flatMap((bookings) => {
    const [first] = bookings;
    if (first?.customer_id == null || first.carrier_account_id === null) return [];
    const { customer_id: customerId, carrier_account_id: carrierAccountId } = first;
    return [{ customerId, carrierAccountId, bookings }];
  });
}
