import { z } from 'zod';
import { SentenceShape } from '../../sentence-shape.ts';
import { amountMax, Id, Moment, Money, PlainDate, requiredLine } from '../../shared/fields.ts';
import { entity } from '../../entity.ts';
import { calcMethods } from '../shapes.ts';
import { revision } from '../../revision.ts';
import { idOf } from '../../shared/ids.ts';

const uses = z.number().int().positive('Enter at least 1, or leave blank for no limit').max(1e9);

/** A code that reduces freight ex tax (decisions B-29, B-30). */
export const PromoCode = entity(
  'PromoCode',
  z.object({
    id: idOf('promoCode'),
    code: z.string(),
    isActive: z.boolean(),
    /**
     * The first and the last day, as the start of the day in the tenant's time zone; null is open.
     */
    startDate: Moment.nullable(),
    endDate: Moment.nullable(),
    rate: z.object({ calcMethod: z.enum(calcMethods), value: z.number() }),
    /** Empty for every carrier account. */
    carrierAccountIds: z.array(Id),
    maxUses: uses.nullable(),
    maxUsesPerCustomer: uses.nullable(),
    /** Bookings that used it and were not cancelled. */
    used: z.number().int(),
    ...revision,
  }),
);

/** A booking that uses a promo code. */
export const PromoCodeUse = entity(
  'PromoCodeUse',
  z.object({ bookingId: Id, promoCodeId: Id, customerId: Id, at: Moment }),
);

/** The effect of a promo code on freight, ex tax. */
export const PromoCodeTrial = entity(
  'PromoCodeTrial',
  z.object({
    discount: Money,
    /** The remaining amount to pay. */
    price: Money,
    /** Why the code gives no discount; null if it does. */
    warning: z.string().nullable(),
    warningSentence: SentenceShape.optional(),
  }),
);

/** A day, or a moment within it. */
const day = z.union([PlainDate, Moment], { error: 'Please enter a date' }).nullish();

export const PromoCodeToSave = z.object({
  id: idOf('promoCode').nullish(),
  code: requiredLine(64, 'Please enter the code'),
  isActive: z.boolean().default(true),
  startDate: day,
  endDate: day,
  rate: z.object({
    calcMethod: z.enum(calcMethods, { error: 'Choose a percentage or an amount' }),
    value: z.number({ error: 'Please enter the discount' }).min(-amountMax).max(amountMax),
  }),
  carrierAccountIds: z.array(idOf('carrierAccount')).max(500).default([]),
  maxUses: uses.nullish(),
  maxUsesPerCustomer: uses.nullish(),
});
