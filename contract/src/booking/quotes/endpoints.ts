import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { pricingProblems } from '../../pricing/problems.ts';
import { line, requiredLine } from '../../shared/fields.ts';
import { bookingProblems as refusals } from '../problems.ts';
import { quoteHoldDaysMax, SentQuote, SharedQuote } from './shapes.ts';
import { idOf, nameOf } from '../../shared/ids.ts';

// Saved quotes: bookings in status Quoted, and the quotes sent for them.

export const sendQuote = endpoint({
  method: 'POST',
  path: '/api/booking/booking/sendQuote',
  access: 'Booking.Create',
  summary: 'E-mails a quote with a link that opens it without an account.',
  input: z.object({
    bookingId: idOf('booking'),
    email: z.email({ error: 'Please enter a valid e-mail address' }).max(256),
    /**
     * Staff who may change bookings hold the price for this many days from now, 30 if omitted; null
     * leaves its expiry unchanged.
     */
    holdDays: z
      .number()
      .int()
      .min(1, 'At least one day')
      .max(quoteHoldDaysMax, 'At most 30 days')
      .nullish(),
  }),
  output: SentQuote,
  problems: [refusals.BookingNotFound, refusals.NotQuoted, pricingProblems.QuoteExpired],
  perMinute: 10,
});

export const getSentQuotes = endpoint({
  path: '/api/booking/booking/getSentQuotes',
  access: 'Booking.View',
  summary: 'Returns the recipients of a quote, newest first.',
  input: z.object({ bookingId: idOf('booking') }),
  output: z.object({ items: z.array(SentQuote) }),
  problems: [refusals.BookingNotFound],
});

export const withdrawSentQuotes = endpoint({
  method: 'POST',
  path: '/api/booking/booking/withdrawSentQuotes',
  access: 'Booking.Create',
  summary: 'Revokes the links of a quote.',
  input: z.object({ bookingId: idOf('booking') }),
  output: z.object({ withdrawn: z.number().int() }),
  problems: [refusals.BookingNotFound],
});

export const getSharedQuote = endpoint({
  path: '/api/booking/booking/getSharedQuote',
  access: 'guest',
  summary: 'Returns a quote as it was sent, by the token of its link.',
  input: z.object({ quoteToken: nameOf('sentQuote', line(128)) }),
  output: SharedQuote,
  problems: [refusals.SharedQuoteNotFound],
  perMinute: 30,
});

export const acceptSharedQuote = endpoint({
  method: 'POST',
  path: '/api/booking/booking/acceptSharedQuote',
  access: 'guest',
  summary: 'Accepts a quote as it was sent, by the token of its link. Its sender is notified.',
  input: z.object({
    quoteToken: nameOf('sentQuote', line(128)),
    name: requiredLine(100, 'Please enter your name'),
  }),
  output: SharedQuote,
  problems: [refusals.SharedQuoteNotFound, refusals.QuoteNotOpen],
  perMinute: 10,
});
