import { type Message } from '@waybill/contract/sentence';
import type { BookingWrite } from '@waybill/contract/booking/bookings/write-shapes';
import type { CarrierClient } from '#contexts/carriers/public.ts';
import type { CustomerCard } from '#contexts/customers/public.ts';
import type { QuoteToSave, UsedPromo } from '#contexts/pricing/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { BookingRow, Contents, SavedValues } from './domain/booking-row.ts';
import type { CreditWish } from './credit.ts';

/** Who does something, when, in which transaction. */
export type CommandContext = { readonly db: TenantDb; readonly actor: Actor; readonly now: Date };

/** A command that may request prices from carriers. */
export type PricingContext = CommandContext & { readonly line: CarrierClient };

/** What is known while a booking is being saved. */
export type BookingToSave = {
  readonly before: BookingRow | null;
  readonly contents: Contents;
  readonly customer: CustomerCard | null;
  readonly sent: BookingWrite;
  readonly batchId: string | null;
  readonly isImported: boolean;
  /** Notes that come with it. */
  readonly comments: readonly Message[];
};

/** A booking that may be saved as it is, and what follows from saving it. */
export type Decided = {
  readonly saving: BookingToSave;
  /** Edit is the saving of what is booked already. */
  readonly act: 'Save' | 'Quote' | 'Book' | 'Edit';
  /** Without the numbers that it lacks: they are taken when it is kept. */
  readonly saved: SavedValues;
  readonly lacks: Lacks;
  /**
   * What it is to hold of its customer's credit instead of what it held; null where nothing
   * changes.
   */
  readonly credit: CreditWish | null;
  /** The quote that is used up by it. */
  readonly quoteId: string | null;
  /** The price that is kept as a quote with it, where it was worked out at once. */
  readonly quoteToSave?: QuoteToSave;
  /** The promo code to redeem; undefined where what it redeemed is kept. */
  readonly promo?: UsedPromo | null;
};

export type Lacks = {
  readonly consignment: boolean;
  readonly pickup: boolean;
  /** Pieces without a code, where the tenant gives codes. */
  readonly codes: number;
};
