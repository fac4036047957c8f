import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { ratesProblems } from '../problems.ts';
import { AbsentRate, RatesQuote, RatesQuotePoll, RatesQuoteRequest } from './shapes.ts';
import { nameOf } from '../../shared/ids.ts';

const { RateCardNotFound, RatesQuoteNotFound } = ratesProblems;

export const quoteRates = endpoint({
  method: 'POST',
  path: '/api/rates/quote/quote',
  access: 'Carrier.View',
  summary: 'Returns the price of every service of the applicable rate card, at once.',
  input: RatesQuoteRequest,
  output: z.object({ quotes: z.array(RatesQuote), unavailable: z.array(AbsentRate) }),
  problems: [RateCardNotFound],
  reads: true,
});

export const multiQuoteRates = endpoint({
  method: 'POST',
  path: '/api/rates/quote/multi-quote',
  access: 'Carrier.View',
  summary: 'Requests prices from every active rate card; poll them with the returned token.',
  input: RatesQuoteRequest,
  output: z.object({ resourceToken: z.string() }),
  reads: true,
  savesResult: true,
});

export const getRatesQuotes = endpoint({
  path: '/api/rates/quote/quotes',
  access: 'Carrier.View',
  summary: 'Returns the prices so far of a request to every rate card.',
  input: z.object({ resourceToken: nameOf('rateQuoteRequest', z.string()) }),
  output: RatesQuotePoll,
  problems: [RatesQuoteNotFound],
});
