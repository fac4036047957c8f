import type { QuoteOffer, SentQuote, SharedQuote } from '@waybill/contract/booking/quotes/shapes';
import type { z } from 'zod';
import type { CustomerType } from '@waybill/contract/customers/customers/choices';
import { subtract, toDecimal } from '@waybill/kernel/money';
import type { BookingRow } from '../../bookings/domain/booking-row.ts';
import { isValid, standingOfSent } from './quote-offer.ts';
import { requestedExtras } from './quoted-freight.ts';

type Sent = {
  readonly id: number;
  readonly email: string;
  readonly sender_name: string;
  readonly sender_email: string | null;
  readonly offer: QuoteOffer;
  readonly price_held_until: Date;
  readonly sent_at: Date;
  readonly withdrawn_at: Date | null;
  readonly accepted_at: Date | null;
  readonly accepted_by: string | null;
};

/** Maps a sent quote for users who may see the quote. */
export const toSentQuote = (sent: Sent): z.input<typeof SentQuote> => ({
  id: sent.id,
  email: sent.email,
  sentAt: sent.sent_at.toISOString(),
  sentBy: sent.sender_name,
  priceHeldUntil: sent.price_held_until.toISOString(),
  total: sent.offer.total,
  withdrawnAt: sent.withdrawn_at?.toISOString() ?? null,
  acceptedAt: sent.accepted_at?.toISOString() ?? null,
  acceptedBy: sent.accepted_by,
});

type Shared = {
  readonly sent: Sent;
  readonly row: BookingRow;
  /** The type of the quote's customer; null if it has none. */
  readonly customerType: CustomerType | null;
  readonly services: { readonly currency: string; readonly timezone: string };
  readonly now: Date;
};

/** Maps a sent quote for its receiver. */
export function toSharedQuote({ sent, row, customerType, services, now }: Shared): SharedQuote {
  const { state, until } = standingOfSent(sent, row, now);
  return {
    id: row.id,
    state,
    offer: sent.offer,
    priceHeldUntil: until.toISOString(),
    sentAt: sent.sent_at.toISOString(),
    sentBy: sent.sender_name,
    senderEmail: sent.sender_email,
    currency: services.currency,
    timezone: services.timezone,
    acceptedAt: sent.accepted_at?.toISOString() ?? null,
    acceptedBy: sent.accepted_by,
    freight: isValid(state) && isForGuests(customerType) ? freightOf(row) : null,
  };
}

/** A quote of a customer with an account is booked by signing in, on that account. */
export const isForGuests = (customerType: CustomerType | null): boolean =>
  customerType === null || customerType === 'Guest';

const freightOf = (row: BookingRow): SharedQuote['freight'] => ({
  fromType: row.from_address.type,
  toType: row.to_address.type,
  pickupOptions: requestedExtras(row.pickup_options),
  deliveryOptions: requestedExtras(row.delivery_options),
  dangerousGoodUNCode: row.dangerous_un_code,
  dangerousGoodPackageType: row.dangerous_package_type,
  insuranceType: row.insurance_type,
  carrierAccountId: row.carrier_account_id,
  carrierServiceCode: row.service_code,
  freightTotal: toDecimal(subtract(row.total_minor, row.insurance_minor)),
});
