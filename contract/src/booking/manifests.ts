import { z } from 'zod';
import { Address } from '../shared/address.ts';
import { Id, Moment, Money } from '../shared/fields.ts';
import { bookingStatuses } from './lifecycle.ts';

const OpenBooking = z.object({
  id: Id,
  consignmentId: z.string(),
  /** Of a leg: its place in its journey. */
  legNumber: z.number().int().nullable(),
  bookingStatus: z.enum(bookingStatuses),
  receiver: z.string(),
  destination: z.string(),
  serviceName: z.string().nullable(),
  pieces: z.number().int(),
  /** In kilograms. */
  weight: z.number(),
  isDangerousGood: z.boolean(),
  pickupReadyTime: Moment.nullable(),
  /** Until when it must be handed over to leave on its day; null where its rate says nothing. */
  cutOffAt: Moment.nullable(),
});

/** Bookings that go to one receiver by one service, and what they would cost as one. */
const Consolidation = z.object({
  bookingIds: z.array(Id),
  receiver: z.string(),
  destination: z.string(),
  /** Tax included. */
  total: Money,
  totalAsOne: Money,
});

/** What waits at one pickup place for one carrier account, to become one manifest. */
export const OpenManifest = z.object({
  customerId: Id,
  customerName: z.string(),
  carrierAccountId: Id,
  carrierAccountName: z.string().nullable(),
  fromAddress: Address,
  bookings: z.array(OpenBooking),
  /** The earliest cut-off of its bookings that is not over; else the latest of those that are. */
  cutOffAt: Moment.nullable(),
  consolidations: z.array(Consolidation),
});
export type OpenManifest = z.output<typeof OpenManifest>;
