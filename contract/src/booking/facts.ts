import type { BookingStatus } from './lifecycle.ts';

/** A booking exists; whether it is booked yet is in its status. */
export type BookingCreated = {
  readonly id: number;
  readonly customerId: number;
  readonly status: BookingStatus;
};
/** Something about it changed that lists and searches show. */
export type BookingChanged = { readonly id: number; readonly customerId: number };
export type BookingDeleted = { readonly id: number; readonly customerId: number };
export type BookingStatusChanged = {
  readonly id: number;
  readonly customerId: number;
  readonly from: BookingStatus;
  readonly to: BookingStatus;
  /** When it happened, ISO 8601. */
  readonly at: string;
};
export type BookingCancelled = { readonly id: number; readonly customerId: number };
/** One closed manifest; `id` is its own, so that open pages can tell manifests apart. */
export type BookingManifested = {
  readonly id: number;
  readonly customerId: number;
  readonly bookingIds: readonly number[];
  readonly manifestNumber: string;
};
