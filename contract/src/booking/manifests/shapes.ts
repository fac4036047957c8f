import { z } from 'zod';
import { SentenceShape } from '../../sentence-shape.ts';
import { Address } from '../../shared/address.ts';
import { Id, Moment, Money } from '../../shared/fields.ts';
import { bookingStatuses } from '../lifecycle.ts';

const OpenBooking = z.object({
  id: Id,
  consignmentId: z.string(),
  /** For a leg: its position in its journey. */
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
  /** The latest handover time for despatch on its day; null if its rate has no cut-off. */
  cutOffAt: Moment.nullable(),
});

/** Bookings to one receiver by one service, and their cost as one booking. */
const Consolidation = z.object({
  bookingIds: z.array(Id),
  receiver: z.string(),
  destination: z.string(),
  /** Tax included. */
  total: Money,
  totalAsOne: Money,
});

/** Open bookings at one pickup place for one carrier account, to become one manifest. */
export const OpenManifest = z.object({
  customerId: Id,
  customerName: z.string(),
  carrierAccountId: Id,
  carrierAccountName: z.string().nullable(),
  fromAddress: Address,
  bookings: z.array(OpenBooking),
  /** The earliest cut-off of its bookings still ahead; otherwise the latest one that has passed. */
  cutOffAt: Moment.nullable(),
  consolidations: z.array(Consolidation),
});
export type OpenManifest = z.output<typeof OpenManifest>;

/** A closed manifest that its carrier refused, or has not answered yet. */
export const RefusedManifest = z.object({
  manifestNumber: z.string(),
  customerName: z.string(),
  carrierName: z.string(),
  closedAt: Moment,
  problem: z.string(),
  problemSentence: SentenceShape.optional(),
  bookingIds: z.array(Id),
});
export type RefusedManifest = z.output<typeof RefusedManifest>;
