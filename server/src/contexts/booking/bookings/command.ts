import { type Message } from '@waybill/contract/sentence';
import type { BookingWrite } from '@waybill/contract/booking/bookings/write-shapes';
import type { CarrierClient } from '#contexts/carriers/public.ts';
import type { CustomerCard } from '#contexts/customers/public.ts';
import type { QuoteToSave, UsedPromo } from '#contexts/pricing/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { BookingRow, Contents, SavedValues } from './domain/booking-row.ts';
import type { CreditWish } from './credit.ts';

/** The actor, time and transaction of a command. */
export type CommandContext = { readonly db: TenantDb; readonly actor: Actor; readonly now: Date };

/** A command that may request prices from carriers. */
export type PricingContext = CommandContext & { readonly line: CarrierClient };

/** The state of a booking while it is being saved. */
export type BookingToSave = {
  readonly before: BookingRow | null;
  readonly contents: Contents;
  readonly customer: CustomerCard | null;
  readonly sent: BookingWrite;
  readonly batchId: string | null;
  readonly isImported: boolean;
  /** True for a quote that is booked with its link, at the price that was sent. */
  readonly isSentQuote: boolean;
  /** Notes added with it. */
  readonly comments: readonly Message[];
};

/** A booking that may be saved as is, and the effects of saving it. */
export type Decided = {
  readonly saving: BookingToSave;
  /** `Edit` saves a booking that is already booked. */
  readonly act: 'Save' | 'Quote' | 'Book' | 'Edit';
  /** Without the numbers it still lacks, which are assigned on saving. */
  readonly saved: SavedValues;
  readonly lacks: Lacks;
  /** The credit to hold instead of what is held now; null if nothing changes. */
  readonly credit: CreditWish | null;
  /** The quote that this booking uses up. */
  readonly quoteId: string | null;
  /** The price saved as a quote with the booking, if it was calculated during this request. */
  readonly quoteToSave?: QuoteToSave;
  /** The promo code to redeem; undefined keeps the current redemption. */
  readonly promo?: UsedPromo | null;
};

export type Lacks = {
  readonly consignment: boolean;
  readonly pickup: boolean;
  /** The number of pieces without an SSCC, if the tenant assigns SSCCs. */
  readonly codes: number;
};
