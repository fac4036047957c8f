import { quoteHoldDaysMax } from '@waybill/contract/booking/quotes/shapes';
import { bookingProblems } from '@waybill/contract/booking/problems';
import { notValidField, Problem } from '@waybill/contract/problem';
import { pricingProblems } from '@waybill/contract/pricing/problems';
import { placeText } from '@waybill/contract/shared/place-text';
import type { PricingDetail } from '@waybill/contract/shared/pricing-detail';
import { dateText, numberText } from '@waybill/kernel/formats';
import { formatMoney } from '@waybill/kernel/money';
import { peopleById, readersOf } from '#contexts/identity/public.ts';
import { settingsOf } from '#contexts/tenancy/public.ts';
import { publish } from '#platform/events.ts';
import { writeEmail } from '#platform/mail/emails.ts';
import { hashOf, newToken } from '#platform/token.ts';
import type { BookingRow } from '../bookings/domain/booking-row.ts';
import { offerOf } from './domain/quote-offer.ts';
import { heldFor } from './domain/quote-hold.ts';
import { addLogs } from '../bookings/sql/related-rows.ts';
import { holdPrice, mayHoldPrice, promisedUntil } from './hold-price.ts';
import { addSentQuote, type SentQuoteRow } from './sql.ts';
import type { CommandContext } from '../bookings/command.ts';

/** The number of days after expiry for which a link still shows the offer as expired. */
const afterwards_days = 30;

type Query = {
  readonly email: string;
  readonly holdDays?: number | null | undefined;
  /** The URL of the link, up to the token. */
  readonly origin: string;
};

type Quote = BookingRow & { readonly pricing: PricingDetail };

/**
 * E-mails a locked quote with its own link, and extends the validity of the price if requested.
 * @throws {Problem} NotQuoted, QuoteExpired, NotValid if the price may not be held
 */
export async function sendQuote(
  command: CommandContext,
  row: BookingRow,
  { email, holdDays, origin }: Query,
): Promise<SentQuoteRow> {
  const { db, actor, now } = command;
  const quote = mustBeQuote(row);
  const until = await held(command, quote, holdDays);
  const token = newToken();
  const [sender] = await peopleById(db, actor.userId === null ? [] : [actor.userId]);
  const { id: bookingId, customer_id: customerId } = quote;
  const tokenHash = hashOf(token);
  const sent = await addSentQuote(db, {
    booking_id: bookingId,
    customer_id: customerId,
    token_hash: tokenHash,
    email,
    sender_name: actor.name,
    sender_email: sender?.email ?? null,
    sender_id: actor.userId,
    offer: offerOf(quote),
    price_held_until: until,
    runs_out_at: heldFor(afterwards_days, until),
    sent_at: now,
  });
  await writeEmail(db, `quote-${tokenHash}`, {
    template: 'Quote',
    to: [email],
    values: {
      ...(await valuesOf(command, quote, { email, until })),
      QuoteUrl: `${origin}/quotes/${token}`,
    },
    isSecret: true,
    customerId,
  });
  const log = { bookingId, customerId, operation: 'SendEmail', status: 'Success' as const };
  await addLogs(db, [{ ...log, value: email }], now);
  publish(db, 'booking.changed', { id: bookingId, customerId });
  return sent;
}

/** @throws {Problem} NotQuoted */
function mustBeQuote(row: BookingRow): Quote {
  const { pricing, status } = row;
  if (status !== 'Quoted' || pricing === null) throw new Problem(bookingProblems.NotQuoted);
  return { ...row, pricing };
}

/**
 * Returns until when the price is valid: as requested, but not less than earlier links promise;
 * else a month if the caller may extend it.
 */
async function held(
  { db, actor, now }: CommandContext,
  quote: Quote,
  wanted: number | null | undefined,
): Promise<Date> {
  const { price_held_until: standing } = quote;
  if (standing === null || standing <= now) throw new Problem(pricingProblems.QuoteExpired);
  const mayHold = mayHoldPrice(actor);
  const days = wanted === undefined && mayHold ? quoteHoldDaysMax : (wanted ?? null);
  if (days === null) return standing;
  if (!mayHold) {
    throw notValidField('holdDays', 'Only staff who can edit bookings can extend a price.');
  }
  const promised = await promisedUntil(db, quote.id);
  const until = new Date(Math.max(+heldFor(days, now), +(promised ?? 0)));
  if (+until !== +standing) await holdPrice(db, quote, { until, now });
  return until;
}

async function valuesOf(
  { db, actor }: CommandContext,
  quote: Quote,
  { email, until }: { readonly email: string; readonly until: Date },
) {
  const { currency, timezone } = await settingsOf(db);
  const language = (await readersOf(db, [email]))(email);
  return {
    QuoteNumber: String(quote.id),
    SenderName: actor.name,
    FromPlace: placeText(quote.from_address),
    ToPlace: placeText(quote.to_address),
    ServiceName: [quote.carrier_account_name, quote.service_name].filter(Boolean).join(' · '),
    Pieces: String(quote.pieces),
    Weight: numberText(quote.grams / 1000, language),
    Price: formatMoney(quote.total_minor, currency, language),
    HeldUntil: dateText(until, 'momentWithZone', { timezone, language }),
  };
}
