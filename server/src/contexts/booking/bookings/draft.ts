import { ZERO } from '@waybill/kernel/money';
import { amongLegs, type Standing } from './domain/booking-row.ts';
import { areSame, pricedParts } from './domain/contents.ts';
import { priceIn, unpriced } from '../pricing/domain/price.ts';
import { heldByHand } from '../quotes/domain/quote-hold.ts';
import type { Decided, CommandContext, BookingToSave } from './command.ts';
import { lacksNothing } from './numbers.ts';
import { namesPrice, wantedOf } from '../pricing/price.ts';
import { priceOfCharges } from '../pricing/price-of-charges.ts';

/** A draft that is saved: it keeps what was chosen, and is priced when a quote is asked for. */
export async function toDraft(command: CommandContext, saving: BookingToSave): Promise<Decided> {
  const saved = await drafted(command, saving);
  return { saving, act: 'Save', saved, lacks: lacksNothing, credit: null, quoteId: null };
}

/** What only the server has set so far. */
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
    // What is entered stays with the draft, whose cover is priced when it is booked.
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

/** A quote keeps its price while nothing changes that the price depends on. */
const retainsPrice = ({ before, contents, sent }: BookingToSave): boolean =>
  before?.status === 'Quoted' &&
  before.pricing !== null &&
  !namesPrice(sent) &&
  areSame(pricedParts(before), pricedParts(contents));
