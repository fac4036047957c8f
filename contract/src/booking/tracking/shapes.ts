import { z } from 'zod';
import { entity } from '../../entity.ts';
import { Address } from '../../shared/address.ts';
import { Id, Measure, Moment } from '../../shared/fields.ts';
import { Item } from '../../shared/freight-item.ts';
import { bookingStatuses } from '../lifecycle.ts';
import { TrackingEntry } from '../shapes.ts';

/** The location for a caller with number and postcode: suburbs, without names and streets. */
export const TrackingLookupResult = entity(
  'TrackingLookupResult',
  z.object({
    eta: Moment.nullable(),
    bookingId: Id,
    bookingStatus: z.enum(bookingStatuses),
    consignmentId: z.string(),
    carrierServiceName: z.string().nullable(),
    trackingDetails: z.array(TrackingEntry),
    bookingDate: Moment.nullable(),
    pickupReadyTime: Moment.nullable(),
    pickedUpTime: Moment.nullable(),
    deliveredTime: Moment.nullable(),
    fromAddress: Address,
    toAddress: Address,
    /** The time zone of the delivery place, such as Australia/Perth. */
    timezone: z.string(),
  }),
);

/** A booking for anyone who has its link: no prices, notes, logs or contact data. */
export const SharedBooking = entity(
  'SharedBooking',
  z.object({
    id: Id,
    consignmentId: z.string().nullable(),
    bookingStatus: z.enum(bookingStatuses),
    carrier: z.string().nullable(),
    carrierServiceName: z.string().nullable(),
    bookingDate: Moment.nullable(),
    pickupReadyTime: Moment.nullable(),
    eta: Moment.nullable(),
    fromAddress: Address,
    toAddress: Address,
    items: z.array(Item),
    totalWeight: Measure,
    totalVolume: Measure,
    trackingDetails: z.array(TrackingEntry),
    isDangerousGood: z.boolean(),
    timezone: z.string(),
  }),
);
