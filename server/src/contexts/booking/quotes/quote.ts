import { quoteHoldDaysMax } from '@waybill/contract/booking/quotes/shapes';
import { quoteLife_ms } from '@waybill/contract/pricing/shapes';
import { notValidField } from '@waybill/contract/problem';
import { holdQuote, type QuoteSnapshot } from '#contexts/pricing/public.ts';
import { freightOf } from '../bookings/domain/freight.ts';
import { heldByHand, heldFor } from './domain/quote-hold.ts';
import { mayHoldPrice } from './hold-price.ts';
import type { Decided, PricingContext, BookingToSave } from '../bookings/command.ts';
import { standingOf } from '../bookings/draft.ts';
import { lacksNothing } from '../bookings/numbers.ts';
import { priceFreight, type RequestedPrice, wantedOf } from '../pricing/price.ts';

/**
 * Prepares a booking saved as a quote: at the price of the given quote while it is valid, or priced
 * now. A quote that staff save holds its price for a month; that of a customer is valid as long as
 * any requested price.
 * @throws {Problem} NotValid if there is nothing to price it by, or if it cannot be priced
 */
export async function toQuote(command: PricingContext, saving: BookingToSave): Promise<Decided> {
  const { before, contents, sent, customer } = saving;
  const wanted = wantedOf(sent, before);
  if (wanted === null) throw notValidField('quoteId', 'Choose a quote or a service');
  const customerType = customer?.type ?? 'Guest';
  const { price, cubicFactor, snapshot } = await priceFreight(
    command,
    { contents, customerType },
    wanted,
  );
  const saved = snapshot && snapshotToSave(snapshot, wanted, command);
  if (saved && 'quoteId' in wanted && mayHoldPrice(command.actor)) {
    const until = new Date(saved.expiresAt);
    await holdQuote(command.db, wanted.quoteId, { until, now: command.now });
  }
  return {
    saving,
    act: 'Quote',
    saved: {
      ...contents,
      ...freightOf(contents.items, cubicFactor),
      ...price,
      quote_id: saved?.quoteId ?? null,
      price_held_until: saved ? new Date(saved.expiresAt) : heldByHand(command.now),
      ...standingOf(saving),
      status: 'Quoted',
      quoted_at: command.now,
    },
    lacks: lacksNothing,
    credit: null,
    quoteId: null,
    ...(saved && !('quoteId' in wanted) && { quoteToSave: { snapshot: saved, customerType } }),
  };
}

/** Returns the snapshot to store, with its expiry. */
function snapshotToSave(
  snapshot: QuoteSnapshot,
  wanted: RequestedPrice,
  { actor, now }: Pick<PricingContext, 'actor' | 'now'>,
): QuoteSnapshot {
  const held = mayHoldPrice(actor) && { expiresAt: heldFor(quoteHoldDaysMax, now).toISOString() };
  if ('quoteId' in wanted) return { ...snapshot, ...held };
  const expiresAt = new Date(now.getTime() + quoteLife_ms).toISOString();
  return { ...snapshot, createdAt: now.toISOString(), expiresAt, ...held };
}
