import { problems } from '../problem.ts';

export const pricingProblems = problems({
  QuoteNotFound: { status: 404, message: 'We could not find this quote.' },
  QuoteExpired: { status: 409, message: 'This quote has expired. Please ask for a new one.' },
  QuoteAlreadyBooked: { status: 409, message: 'This quote has already been booked.' },
  PromoCodeNotFound: { status: 404, message: 'We could not find this promo code.' },
  PromoCodeTaken: { status: 409, message: 'Another promo code already has this name.' },
  PromoCodeUsedUp: {
    status: 409,
    message: 'This promo code is used up. Please ask for a new quote.',
  },
  QuoteRequestNotFound: {
    status: 404,
    message: 'These quotes are no longer available. Please get new quotes.',
  },
});
