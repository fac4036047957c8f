import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { Id, requiredLine } from '../../shared/fields.ts';
import { itemsOf, listInput, pageOf } from '../../shared/page.ts';
import { pricingProblems } from '../problems.ts';
import { PromoCode, PromoCodeToSave, PromoCodeTrial, PromoCodeUse } from './shapes.ts';
import { revision } from '../../revision.ts';
import { idOf } from '../../shared/ids.ts';

export const getPromoCodes = endpoint({
  path: '/api/booking/promocode/getpromocodes',
  access: 'Booking.Promo',
  summary: 'Returns the promo codes with the number of uses.',
  input: z.object(listInput),
  output: pageOf(PromoCode),
  rowsAreEdited: true,
});

export const getPromoCodeForEdit = endpoint({
  path: '/api/booking/promocode/getpromocodeforedit',
  access: 'Booking.Promo',
  summary: 'Returns one promo code.',
  input: z.object({ id: idOf('promoCode') }),
  output: z.object({ promoCode: PromoCode }),
  problems: [pricingProblems.PromoCodeNotFound],
});

export const createOrUpdatePromoCode = endpoint({
  method: 'POST',
  path: '/api/booking/promocode/createorupdatepromocode',
  access: 'Booking.Promo',
  summary: 'Creates or updates a promo code.',
  input: z.object({ promoCode: PromoCodeToSave, ...revision }),
  output: z.object({ id: Id }),
  problems: [pricingProblems.PromoCodeNotFound, pricingProblems.PromoCodeTaken],
  replaces: {
    read: getPromoCodeForEdit,
    argsOf: ({ promoCode: { id } }) => (id ? { id } : null),
  },
});

export const deletePromoCode = endpoint({
  method: 'DELETE',
  path: '/api/booking/promocode/deletePromoCode',
  access: 'Booking.Promo',
  summary: 'Deletes a promo code; the prices of bookings that used it do not change.',
  input: z.object({ id: idOf('promoCode') }),
  output: z.null(),
  problems: [pricingProblems.PromoCodeNotFound],
});

export const getMapCarrierAccountPromoCode = endpoint({
  path: '/api/booking/promocode/getMapCarrierAccountPromoCode',
  access: 'Booking.Promo',
  summary:
    'Returns the carrier accounts that promo codes are limited to; unlisted codes apply to all.',
  input: z.object({ promoCodeId: idOf('promoCode').optional() }),
  output: itemsOf(z.object({ promoCodeId: Id, carrierAccountIds: z.array(Id) })),
});

export const getPromoCodeUses = endpoint({
  path: '/api/booking/promocode/getpromocodeuses',
  access: 'Booking.Promo',
  summary:
    'Returns the bookings that use a promo code, or any, latest first; cancelled ones no ' +
    'longer count.',
  input: z.object({ ...listInput, promoCodeId: idOf('promoCode').optional() }),
  output: pageOf(PromoCodeUse),
  problems: [pricingProblems.PromoCodeNotFound],
});

export const tryPromoCode = endpoint({
  path: '/api/booking/promocode/trypromocode',
  access: 'Booking.Promo',
  summary:
    "Returns what a promo code takes off freight today, or why it doesn't apply; does not " +
    'count as a use.',
  input: z.object({
    code: requiredLine(64, 'Please enter the code'),
    /** Freight ex tax. */
    amount: z.number().min(0).max(1_000_000).default(100),
    /** Defaults to any account that the code is for. */
    carrierAccountId: idOf('carrierAccount').optional(),
    /** The customer whose own uses are counted. */
    customerId: idOf('customer').optional(),
  }),
  output: PromoCodeTrial,
});
