import type { BookingStatus } from './lifecycle.ts';

/**
 * A booking exists; whether it is booked yet is in its status. A draft may have no customer yet.
 */
export type BookingCreated = {
  readonly id: number;
  readonly customerId: number | null;
  readonly status: BookingStatus;
};
/** Something about it changed that lists and searches show. */
export type BookingChanged = { readonly id: number; readonly customerId: number | null };
export type BookingDeleted = { readonly id: number; readonly customerId: number | null };
export type BookingStatusChanged = {
  readonly id: number;
  readonly customerId: number | null;
  readonly from: BookingStatus;
  readonly to: BookingStatus;
  /** When it happened, ISO 8601. */
  readonly at: string;
  /** True where the customer is to be written to, whatever its settings say (decisions B-41). */
  readonly sendEmail?: boolean;
};
/** A card was charged for a booking before any invoice. */
export type BookingPaid = {
  readonly id: number;
  readonly customerId: number;
  readonly amountMinor: number;
  readonly consignmentId: string;
  /** What the processor said of the charge. */
  readonly charge: {
    readonly orderId: string;
    /** SHA-256 of the nonce, hexadecimal: the nonce itself is told nobody. */
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
/** A file of bookings is through, or a row of it came back; `id` is the import's. */
export type BookingsImported = { readonly id: string; readonly customerId: number | null };
