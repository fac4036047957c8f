import { ZERO } from '@waybill/kernel/money';
import { amongLegs, type Standing } from './domain/booking-row.ts';
import { areSame, pricedParts } from './domain/contents.ts';
import { priceIn, unpriced } from '../pricing/domain/price.ts';
import { heldByHand } from '../quotes/domain/quote-hold.ts';
import type { Decided, CommandContext, BookingToSave } from './command.ts';
import { lacksNothing } from './numbers.ts';
import { namesPrice, wantedOf } from '../pricing/price.ts';
import { priceOfCharges } from '../pricing/price-of-charges.ts';

/** Prepares a draft: it keeps the chosen service and is priced when a quote is requested. */
export async function toDraft(command: CommandContext, saving: BookingToSave): Promise<Decided> {
  const saved = await drafted(command, saving);
  return { saving, act: 'Save', saved, lacks: lacksNothing, credit: null, quoteId: null };
}

/** Returns the values that only the server has set so far. */
export const standingOf = ({ before, batchId }: BookingToSave): Standing => ({
  status: before?.status ?? 'Draft',
  batch_id: batchId,
  consignment_id: before?.consignment_id ?? null,
  pickup_number: before?.pickup_number ?? null,
  resource_token: before?.resource_token ?? null,
  ssccs: before?.ssccs ?? [],
  exposure_minor: ZERO,
  booked_at: before?.booked_at ?? null,
  quoted_at: before?.quoted_at ?? null,
  ...amongLegs(before),
});

async function drafted(command: CommandContext, saving: BookingToSave): Promise<Decided['saved']> {
  const { before, contents, sent } = saving;
  const standing = standingOf(saving);
  if (before !== null && retainsPrice(saving)) {
    return { ...contents, ...priceIn(before), ...standing };
  }
  const wanted = wantedOf(sent, before);
  if (wanted !== null && 'charges' in wanted) {
    // The insured value stays in the draft; the cover is priced on booking.
    const uninsured = { ...contents, insured_minor: null };
    const { price } = await priceOfCharges(command, uninsured, wanted);
    const isQuote = standing.status === 'Quoted';
    const price_held_until = isQuote ? heldByHand(command.now) : null;
    return { ...contents, ...price, price_held_until, ...standing };
  }
  const chosen = {
    carrier_account_id: wanted !== null && 'serviceCode' in wanted ? wanted.carrierAccountId : null,
    service_code: wanted !== null && 'serviceCode' in wanted ? wanted.serviceCode : null,
    quote_id: wanted !== null && 'quoteId' in wanted ? wanted.quoteId : null,
  };
  return { ...contents, ...unpriced, ...chosen, ...standing };
}

/** True if a quote keeps its price: nothing has changed that the price depends on. */
const retainsPrice = ({ before, contents, sent }: BookingToSave): boolean =>
  before?.status === 'Quoted' &&
  before.pricing !== null &&
  !namesPrice(sent) &&
  areSame(pricedParts(before), pricedParts(contents));
