import { z } from 'zod';
import { customersProblems } from '../../customers/problems.ts';
import { endpoint } from '../../endpoint.ts';
import { InsuranceQuote } from './shapes.ts';
import { idOf } from '../../shared/ids.ts';

const { CustomerNotFound } = customersProblems;

const insuredValue = z.number({ error: 'Insured value is required' }).positive().max(100_000_000);

const InsuranceQuotes = z.object({ quotes: z.array(InsuranceQuote) });

export const getInsuranceQuotes = endpoint({
  path: '/api/booking/Insurance/GetInsuranceQuotes',
  access: 'Booking.View',
  summary: 'Returns the price of insuring freight of a value, for a customer.',
  input: z.object({ insuredValue, CustomerId: idOf('customer') }),
  output: InsuranceQuotes,
  problems: [CustomerNotFound],
});

export const getGuestInsuranceQuotes = endpoint({
  path: '/api/booking/Insurance/GetGuestInsuranceQuotes',
  access: 'guest',
  summary: 'Returns the price of insuring freight of a value, for guests.',
  input: z.object({ insuredValue }),
  output: InsuranceQuotes,
});
