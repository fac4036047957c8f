import { ZERO } from '@waybill/kernel/money';
import { amongLegs } from '../domain/booking-row.ts';
import { freightOf } from '../domain/freight.ts';
import { unpriced } from '../domain/price.ts';
import type { Decided, PricingDeed, Saving } from './deed.ts';
import { lacksNothing } from './numbers.ts';
import { priceFreight, wantedOf } from './price.ts';
import { priceOfCharges } from './price-of-charges.ts';

/**
 * A draft that is saved: it keeps what was chosen, and is priced when a quote is asked for.
 * @throws {Problem} where it is to be priced and cannot be
 */
export async function toDraft(
  deed: PricingDeed,
  saving: Saving,
  wantsQuote: boolean,
): Promise<Decided> {
  return {
    saving,
    act: wantsQuote ? 'Quote' : 'Save',
    saved: await drafted(deed, saving, wantsQuote),
    lacks: lacksNothing,
    credit: null,
    quoteId: null,
  };
}

async function drafted(
  deed: PricingDeed,
  saving: Saving,
  wantsQuote: boolean,
): Promise<Decided['saved']> {
  const { before, contents, sent, customer, batchId } = saving;
  const wanted = wantedOf(sent, before);
  const standing = {
    status: before?.status ?? ('Draft' as const),
    batch_id: batchId,
    consignment_id: before?.consignment_id ?? null,
    pickup_number: before?.pickup_number ?? null,
    resource_token: before?.resource_token ?? null,
    ssccs: before?.ssccs ?? [],
    exposure_minor: ZERO,
    booked_at: before?.booked_at ?? null,
    ...amongLegs(before),
  };
  if (wantsQuote && wanted !== null && 'serviceCode' in wanted && !sent.quoteId) {
    const type = customer?.type ?? 'Guest';
    const { price, cubicFactor } = await priceFreight(deed, contents, wanted, type);
    const freight = freightOf(contents.items, cubicFactor);
    return { ...contents, ...freight, ...price, ...standing, status: 'Quoted' };
  }
  if (wanted !== null && 'charges' in wanted) {
    // What is entered stays with the draft, whose cover is priced when it is booked.
    const uninsured = { ...contents, insured_minor: null };
    const { price } = await priceOfCharges(deed, uninsured, wanted);
    return { ...contents, ...price, ...standing };
  }
  const chosen = {
    carrier_account_id: wanted !== null && 'serviceCode' in wanted ? wanted.carrierAccountId : null,
    service_code: wanted !== null && 'serviceCode' in wanted ? wanted.serviceCode : null,
    quote_id: wanted !== null && 'quoteId' in wanted ? wanted.quoteId : null,
  };
  const status = wantsQuote && standing.status === 'Draft' ? ('Quoted' as const) : standing.status;
  return { ...contents, ...unpriced, ...chosen, ...standing, status };
}
