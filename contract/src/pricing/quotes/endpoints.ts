import { z } from 'zod';
import { customersProblems } from '../../customers/problems.ts';
import { endpoint } from '../../endpoint.ts';
import { pricingProblems } from '../problems.ts';
import { BookingQuotePoll, BookingQuoteRequest } from './shapes.ts';
import { nameOf } from '../../shared/ids.ts';

const { QuoteRequestNotFound } = pricingProblems;

const { CustomerNotFound } = customersProblems;

export const createQuote = endpoint({
  method: 'POST',
  path: '/api/booking/Quote/Quote',
  access: 'optional',
  summary: 'Ask every carrier for its price; the quotes are polled by the token.',
  input: BookingQuoteRequest,
  output: z.object({ resourceToken: z.string() }),
  problems: [CustomerNotFound],
  reads: true,
  savesResult: true,
});

export const getQuotes = endpoint({
  path: '/api/booking/Quote/GetQuotes',
  access: 'optional',
  summary: 'The quotes so far, whether more may come, and why prices are absent.',
  input: z.object({ resourceToken: nameOf('quoteRequest', z.string()) }),
  output: BookingQuotePoll,
  problems: [QuoteRequestNotFound],
});
