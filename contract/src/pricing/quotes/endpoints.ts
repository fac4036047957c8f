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
  summary: 'Requests a price from every carrier; poll the quotes with the returned token.',
  input: BookingQuoteRequest,
  output: z.object({ resourceToken: z.string() }),
  problems: [CustomerNotFound],
  reads: true,
  savesResult: true,
});

export const getQuotes = endpoint({
  path: '/api/booking/Quote/GetQuotes',
  access: 'optional',
  summary: 'Returns the quotes so far, whether more may come, and why prices are missing.',
  input: z.object({ resourceToken: nameOf('quoteRequest', z.string()) }),
  output: BookingQuotePoll,
  problems: [QuoteRequestNotFound],
});
