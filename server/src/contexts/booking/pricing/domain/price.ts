import type { PricingDetail, PricingServiceDetail } from '@waybill/contract/shared/pricing-detail';
import { fromDecimal, ZERO } from '@waybill/kernel/money';
import type { BookingRow, StoredPrice } from '../../bookings/domain/booking-row.ts';

export const unpriced: StoredPrice = {
  carrier_account_id: null,
  carrier_code: null,
  carrier_name: null,
  carrier_account_name: null,
  service_code: null,
  service_name: null,
  quote_id: null,
  pricing: null,
  freight_minor: ZERO,
  insurance_minor: ZERO,
  total_minor: ZERO,
  total_tax_minor: ZERO,
  carrier_total_minor: ZERO,
  eta: null,
  cut_off_at: null,
  price_held_until: null,
};

/** Returns the service and price of a booking. */
export const priceIn = (row: BookingRow): StoredPrice => ({
  carrier_account_id: row.carrier_account_id,
  carrier_code: row.carrier_code,
  carrier_name: row.carrier_name,
  carrier_account_name: row.carrier_account_name,
  service_code: row.service_code,
  service_name: row.service_name,
  quote_id: row.quote_id,
  pricing: row.pricing,
  freight_minor: row.freight_minor,
  insurance_minor: row.insurance_minor,
  total_minor: row.total_minor,
  total_tax_minor: row.total_tax_minor,
  carrier_total_minor: row.carrier_total_minor,
  eta: row.eta,
  cut_off_at: row.cut_off_at,
  price_held_until: row.price_held_until,
});

type Sums = Pick<
  StoredPrice,
  'freight_minor' | 'insurance_minor' | 'total_minor' | 'total_tax_minor' | 'carrier_total_minor'
>;

/** Returns the columns that lists sum and sort by, each including tax except the tax itself. */
export const sumsOf = (pricing: PricingDetail): Sums => ({
  freight_minor: fromDecimal(pricing.freightCost),
  insurance_minor: fromDecimal(pricing.insuranceCost),
  total_minor: fromDecimal(pricing.totalCost),
  total_tax_minor: fromDecimal(pricing.totalCostTax),
  carrier_total_minor: fromDecimal(pricing.carrierTotalCost ?? 0),
});

/** Returns the price as visible to customers, without the carrier's charges. */
export function withoutCarrierSide(pricing: PricingDetail): PricingDetail {
  return {
    ...(customerSide(pricing) as PricingDetail),
    serviceDetails: pricing.serviceDetails.map(
      (line) => customerSide(line) as PricingServiceDetail,
    ),
  };
}

const customerSide = (priced: PricingDetail | PricingServiceDetail): object =>
  Object.fromEntries(Object.entries(priced).filter(([name]) => !name.startsWith('carrier')));
