import type { BookingWrite } from '@waybill/contract/booking/bookings/write-shapes';
import type { StoredPrice } from '../../bookings/domain/booking-row.ts';

/** Charges entered by staff instead of a price from rates or a carrier. */
export type ChargesByHand = NonNullable<BookingWrite['pricingInfo']>;

/** Returns the charges sent with a booking; undefined if there are none. */
export const chargesOf = ({ pricingInfo }: BookingWrite): ChargesByHand | undefined =>
  pricingInfo?.length ? pricingInfo : undefined;

type Named = { readonly carrierAccountId: number; readonly serviceCode: string };

/**
 * Returns the charges that staff entered earlier for the same service of a manual carrier. They
 * stay when the freight changes, until another price is entered or a quote is used.
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
