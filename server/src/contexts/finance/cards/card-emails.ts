import { bookingCard } from '#contexts/booking/public.ts';
import { customerCard } from '#contexts/customers/public.ts';
import { letterheadOf, settingsOf, speechOf } from '#contexts/tenancy/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import type { Services } from '#platform/services.ts';
import { writeEmail } from '#platform/mail/emails.ts';
import type { CardTransaction } from '@waybill/adapters/card-gateway';
import { formatMoney, fromDecimal, type Minor } from '@waybill/kernel/money';

export type Links = Pick<Services, 'originOf'>;

export type GuestEmail = {
  readonly template: 'CardReceipt' | 'CardRefund';
  /** Identifies the content: the same e-mail is not written twice. */
  readonly key: string;
  readonly customerId: number;
  readonly bookingId: number;
  readonly amount: Minor;
  readonly card: CardTransaction['card'];
  readonly transactionId: string;
};

/** E-mails a guest, who has no account, what was charged or refunded to the card. */
export async function writeGuest(
  db: TenantDb,
  { originOf }: Links,
  { template, key, customerId, bookingId, amount, card, transactionId }: GuestEmail,
): Promise<void> {
  const customer = await customerCard(db, customerId);
  if (!customer?.email) return;
  const { currency, taxNumber } = await settingsOf(db);
  const language = (await speechOf(db)).languageFor(undefined);
  const { host } = await letterheadOf(db);
  const origin = originOf(host);
  await writeEmail(db, key, {
    template,
    to: [customer.email],
    values: {
      CustomerName: customer.displayName,
      BookingId: String(bookingId),
      Amount: formatMoney(amount, currency, language),
      Card:
        card.lastDigits === '' ? card.cardType : `${card.cardType} ending in ${card.lastDigits}`,
      TransactionId: transactionId,
      BookingUrl: `${origin}/guest/booking`,
      TaxNumber: taxNumber,
      ...(await consignmentValues(db, bookingId, { origin, currency, language })),
    },
    isSecret: false,
    customerId,
  });
}

type Place = { readonly origin: string; readonly currency: string; readonly language: string };

/** Reads the paid consignment's values: its number, its tracking link and the tax in its price. */
async function consignmentValues(
  db: TenantDb,
  bookingId: number,
  { origin, currency, language }: Place,
): Promise<Readonly<Record<string, string>>> {
  const booking = await bookingCard(db, bookingId);
  const number = booking?.consignmentId ?? '';
  const postcode = encodeURIComponent(booking?.toAddress.postCode ?? '');
  const tax = fromDecimal(booking?.pricing?.totalCostTax ?? 0);
  return {
    ConsignmentId: number,
    TrackingUrl: `${origin}/track/${encodeURIComponent(number)}?postcode=${postcode}`,
    TaxAmount: formatMoney(tax, currency, language),
  };
}
