import { z } from 'zod';
import { entity } from '../../entity.ts';
import { Address, AddressInput } from '../../shared/address.ts';
import { AmountToSave, Id, Moment, Money, line } from '../../shared/fields.ts';
import { bookingStatuses } from '../lifecycle.ts';
import { idOf } from '../../shared/ids.ts';

/** A leg of a journey, as staff see it on the journey's page (decisions B-24). */
export const JourneyLeg = entity(
  'JourneyLeg',
  z.object({
    id: Id,
    legNumber: z.number().int(),
    consignmentId: z.string().nullable(),
    bookingStatus: z.enum(bookingStatuses),
    manifestId: z.string().nullable(),
    lastTrackingStatus: z.string().nullable(),
    carrierAccountName: z.string().nullable(),
    carrierServiceName: z.string().nullable(),
    fromAddress: Address,
    toAddress: Address,
    pickupReadyTime: Moment.nullable(),
    eta: Moment.nullable(),
    /** The carrier's charge, ex tax. */
    carrierCost: Money,
  }),
);
export type JourneyLeg = z.output<typeof JourneyLeg>;

/** Freight changes hands nine times at most. */
export const legsMax = 10;

export const LegInput = z.object({
  carrierAccountId: idOf('carrierAccount'),
  carrierServiceCode: line(64).min(1, 'Choose a service'),
  /** The end of this leg; the last leg ends at the journey's destination. */
  toAddress: AddressInput.nullish(),
  /** Ex tax, for manual carriers without a rate. */
  carrierCost: AmountToSave.nullish(),
});
export type LegInput = z.output<typeof LegInput>;
