import { z } from 'zod';
import { customersProblems } from '../customers/problems.ts';
import { endpoint } from '../endpoint.ts';
import { Id, requiredLine } from '../shared/fields.ts';
import { itemsOf, listInput, pageOf } from '../shared/page.ts';
import { pricingProblems } from './problems.ts';
import {
  BookingQuotePoll,
  BookingQuoteRequest,
  CustomerMarkup,
  InsuranceQuote,
  MarkUpType,
  MarkupByTypePayload,
  MarkupCarrierAccount,
  MarkupGroups,
  PromoCode,
  PromoCodeToSave,
  PromoCodeTrial,
  PromoCodeUse,
} from './shapes.ts';

const { QuoteRequestNotFound } = pricingProblems;
const { CustomerNotFound } = customersProblems;

// Quotes

export const createQuote = endpoint({
  method: 'POST',
  path: '/api/booking/Quote/Quote',
  access: 'optional',
  summary: 'Ask every carrier for its price; the quotes are polled by the token.',
  input: BookingQuoteRequest,
  output: z.object({ resourceToken: z.string() }),
  problems: [CustomerNotFound],
  reads: true,
});

export const getQuotes = endpoint({
  path: '/api/booking/Quote/GetQuotes',
  access: 'optional',
  summary: 'The quotes so far, whether more may come, and why prices are absent.',
  input: z.object({ resourceToken: z.string() }),
  output: BookingQuotePoll,
  problems: [QuoteRequestNotFound],
});

// Insurance

const insuredValue = z.number({ error: 'Insured value is required' }).positive().max(100_000_000);
const InsuranceQuotes = z.object({ quotes: z.array(InsuranceQuote) });

export const getInsuranceQuotes = endpoint({
  path: '/api/booking/Insurance/GetInsuranceQuotes',
  access: 'Booking.View',
  summary: 'What insuring freight of this value costs a customer.',
  input: z.object({ insuredValue, CustomerId: Id }),
  output: InsuranceQuotes,
  problems: [CustomerNotFound],
});

export const getGuestInsuranceQuotes = endpoint({
  path: '/api/booking/Insurance/GetGuestInsuranceQuotes',
  access: 'guest',
  summary: 'What insuring freight of this value costs.',
  input: z.object({ insuredValue }),
  output: InsuranceQuotes,
});

// Markup

export const getMarkup = endpoint({
  path: '/api/booking/Markup/GetMarkup',
  access: 'Booking.Markup',
  summary: 'The markup of every customer group.',
  output: MarkupGroups,
});

export const createOrUpdateMarkup = endpoint({
  method: 'POST',
  path: '/api/booking/Markup/CreateOrUpdateMarkup',
  access: 'Booking.Markup',
  summary: 'Replace the markup of every customer group.',
  input: MarkupGroups,
  output: z.null(),
});

export const getMarkupByType = endpoint({
  path: '/api/booking/Markup/GetMarkupByType',
  access: 'Booking.Markup',
  summary: 'The markup of one customer group.',
  input: z.object({ markupType: MarkUpType }),
  output: z.object({ carrierAccounts: z.array(MarkupCarrierAccount) }),
});

export const createOrUpdateMarkupByType = endpoint({
  method: 'POST',
  path: '/api/booking/Markup/CreateOrUpdateMarkupByType',
  access: 'Booking.Markup',
  summary: 'Replace the markup of one customer group.',
  input: MarkupByTypePayload,
  output: z.null(),
});

export const getCustomerMarkup = endpoint({
  path: '/api/booking/Markup/GetCustomerMarkup',
  access: 'Booking.Markup',
  summary: "A customer's own markup.",
  input: z.object({ customerId: Id }),
  output: CustomerMarkup,
  problems: [CustomerNotFound],
});

export const createOrUpdateMarkupForCustomer = endpoint({
  method: 'POST',
  path: '/api/booking/Markup/CreateOrUpdateMarkupForCustomer',
  access: 'Booking.Markup',
  summary: "Replace a customer's own markup.",
  input: CustomerMarkup,
  output: z.null(),
  problems: [CustomerNotFound],
});

// Promo codes

export const getPromoCodes = endpoint({
  path: '/api/booking/promocode/getpromocodes',
  access: 'Booking.Promo',
  summary: 'The promo codes and how often they were used.',
  input: z.object(listInput),
  output: pageOf(PromoCode),
});

export const getPromoCodeForEdit = endpoint({
  path: '/api/booking/promocode/getpromocodeforedit',
  access: 'Booking.Promo',
  summary: 'One promo code.',
  input: z.object({ id: Id }),
  output: z.object({ promoCode: PromoCode }),
  problems: [pricingProblems.PromoCodeNotFound],
});

export const createOrUpdatePromoCode = endpoint({
  method: 'POST',
  path: '/api/booking/promocode/createorupdatepromocode',
  access: 'Booking.Promo',
  summary: 'Adds a promo code, or replaces one.',
  input: z.object({ promoCode: PromoCodeToSave }),
  output: z.object({ id: Id }),
  problems: [pricingProblems.PromoCodeNotFound, pricingProblems.PromoCodeTaken],
});

export const deletePromoCode = endpoint({
  method: 'DELETE',
  path: '/api/booking/promocode/deletePromoCode',
  access: 'Booking.Promo',
  summary: 'Removes a promo code; bookings that used it keep their price.',
  input: z.object({ id: Id }),
  output: z.null(),
  problems: [pricingProblems.PromoCodeNotFound],
});

export const getMapCarrierAccountPromoCode = endpoint({
  path: '/api/booking/promocode/getMapCarrierAccountPromoCode',
  access: 'Booking.Promo',
  summary: 'Which carrier accounts promo codes are for; a code that is not listed is for all.',
  input: z.object({ promoCodeId: Id.optional() }),
  output: itemsOf(z.object({ promoCodeId: Id, carrierAccountIds: z.array(Id) })),
});

export const getPromoCodeUses = endpoint({
  path: '/api/booking/promocode/getpromocodeuses',
  access: 'Booking.Promo',
  summary:
    'The bookings that use a promo code, or any, the latest first; those called off gave it back.',
  input: z.object({ ...listInput, promoCodeId: Id.optional() }),
  output: pageOf(PromoCodeUse),
  problems: [pricingProblems.PromoCodeNotFound],
});

export const tryPromoCode = endpoint({
  path: '/api/booking/promocode/trypromocode',
  access: 'Booking.Promo',
  summary:
    'What a promo code takes off freight today, or why it takes nothing; nobody uses it by that.',
  input: z.object({
    code: requiredLine(64, 'Please enter the code'),
    /** Freight ex tax. */
    amount: z.number().min(0).max(1_000_000).default(100),
    /** Any that the code is for where none is named. */
    carrierAccountId: Id.optional(),
    /** Whose own uses count. */
    customerId: Id.optional(),
  }),
  output: PromoCodeTrial,
});
