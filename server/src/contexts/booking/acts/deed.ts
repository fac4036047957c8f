import type { BookingWrite } from '@waybill/contract/booking/write-shapes';
import type { CarrierLine } from '#contexts/carriers/public.ts';
import type { CustomerCard } from '#contexts/customers/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { BookingRow, Contents } from '../domain/booking-row.ts';

/** Who does something, when, in which transaction. */
export type Deed = { readonly db: TenantDb; readonly actor: Actor; readonly now: Date };

/** A deed that may ask carriers for prices. */
export type PricingDeed = Deed & { readonly line: CarrierLine };

/** What is known while a booking is being saved. */
export type Saving = {
  readonly before: BookingRow | null;
  readonly contents: Contents;
  readonly customer: CustomerCard | null;
  readonly sent: BookingWrite;
  readonly batchId: string | null;
};
