import type { BookingWrite } from '@waybill/contract/booking/bookings/write-shapes';
import type { StoredPrice } from '../../bookings/domain/booking-row.ts';

/** What staff charge for freight instead of a price that rates or a carrier give. */
export type ChargesByHand = NonNullable<BookingWrite['pricingInfo']>;

/** The charges that are sent with a booking; undefined where none are. */
export const chargesOf = ({ pricingInfo }: BookingWrite): ChargesByHand | undefined =>
  pricingInfo?.length ? pricingInfo : undefined;

type Named = { readonly carrierAccountId: number; readonly serviceCode: string };

/**
 * What staff entered before for the same service of a manual carrier: it stays whatever changes
 * about the freight, until somebody enters another price or takes a quote.
 */
export function chargesToSave(before: StoredPrice | null, named: Named): ChargesByHand | undefined {
  const isSame =
    before?.carrier_account_id === named.carrierAccountId &&
    before.service_code === named.serviceCode;
  const lines = before?.pricing?.serviceDetails ?? [];
  const isByHand = before?.quote_id === null && lines.some(({ isUpdated }) => isUpdated);
  if (!isSame || before?.carrier_code !== 'MANUAL' || !isByHand) return undefined;
  return lines.map((line) => ({
    serviceCode: line.serviceCode,
    serviceName: line.serviceName,
    isAdditionalService: line.isAdditionalService,
    taxExclusiveAmount: line.taxExclusiveAmount,
    carrierTaxExclusiveAmount: line.carrierTaxExclusiveAmount ?? null,
    isTaxApplied: line.isTaxApplied,
    note: line.note,
  }));
}
