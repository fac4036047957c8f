import type { BookingStatus } from './lifecycle.ts';

/**
 * A booking was created; its status says whether it is booked yet. A draft may have no customer
 * yet.
 */
export type BookingCreated = {
  readonly id: number;
  readonly customerId: number | null;
  readonly status: BookingStatus;
};
/** Something changed that lists and searches show. */
export type BookingChanged = { readonly id: number; readonly customerId: number | null };
export type BookingDeleted = { readonly id: number; readonly customerId: number | null };
export type BookingStatusChanged = {
  readonly id: number;
  readonly customerId: number | null;
  readonly from: BookingStatus;
  readonly to: BookingStatus;
  /** When it happened, ISO 8601. */
  readonly at: string;
  /** True if the customer is to be e-mailed, whatever its settings say (decisions B-41). */
  readonly sendEmail?: boolean;
};
/** A card was charged for a booking before any invoice. */
export type BookingPaid = {
  readonly id: number;
  readonly customerId: number;
  readonly amountMinor: number;
  readonly consignmentId: string;
  /** The processor's response to the charge. */
  readonly charge: {
    readonly orderId: string;
    /** SHA-256 of the nonce, hexadecimal: the nonce itself is never published. */
    readonly nonceHash: string;
    readonly outcome: 'Authorized' | 'Settled';
    readonly transactionId: string;
    readonly merchant: string;
    readonly authorizationCode: string | null;
    readonly card: {
      readonly type: string;
      readonly cardType: string;
      readonly holder: string;
      readonly lastDigits: string;
    };
  };
};
export type BookingCancelled = { readonly id: number; readonly customerId: number | null };
/** One closed manifest; `id` is its own, so that open pages can tell manifests apart. */
export type BookingManifested = {
  readonly id: number;
  readonly customerId: number;
  readonly bookingIds: readonly number[];
  readonly manifestNumber: string;
};
/** An import of bookings finished, or one of its rows was rejected; `id` is the import's. */
export type BookingsImported = { readonly id: string; readonly customerId: number | null };
