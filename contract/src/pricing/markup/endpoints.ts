import { z } from 'zod';
import { customersProblems } from '../../customers/problems.ts';
import { endpoint } from '../../endpoint.ts';
import {
  CustomerMarkup,
  MarkupByTypePayload,
  MarkupCarrierAccount,
  MarkupGroups,
  MarkUpType,
} from './shapes.ts';
import { revision } from '../../revision.ts';
import { idOf } from '../../shared/ids.ts';

const { CustomerNotFound } = customersProblems;

export const getMarkup = endpoint({
  path: '/api/booking/Markup/GetMarkup',
  access: 'Booking.Markup',
  summary: 'Returns the markup of every customer group.',
  output: MarkupGroups,
});

export const createOrUpdateMarkup = endpoint({
  method: 'POST',
  path: '/api/booking/Markup/CreateOrUpdateMarkup',
  access: 'Booking.Markup',
  summary: 'Replaces the markup of every customer group.',
  input: MarkupGroups,
  output: z.null(),
  replaces: {
    read: getMarkup,
    argsOf: () => ({}),
  },
});

export const getMarkupByType = endpoint({
  path: '/api/booking/Markup/GetMarkupByType',
  access: 'Booking.Markup',
  summary: 'Returns the markup of one customer group.',
  input: z.object({ markupType: MarkUpType }),
  output: z.object({ carrierAccounts: z.array(MarkupCarrierAccount), ...revision }),
});

export const createOrUpdateMarkupByType = endpoint({
  method: 'POST',
  path: '/api/booking/Markup/CreateOrUpdateMarkupByType',
  access: 'Booking.Markup',
  summary: 'Replaces the markup of one customer group.',
  input: MarkupByTypePayload,
  output: z.null(),
  replaces: {
    read: getMarkupByType,
    argsOf: ({ markUpType }) => ({ markupType: markUpType }),
  },
});

export const getCustomerMarkup = endpoint({
  path: '/api/booking/Markup/GetCustomerMarkup',
  access: 'Booking.Markup',
  summary: "Returns a customer's own markup.",
  input: z.object({ customerId: idOf('customer') }),
  output: CustomerMarkup,
  problems: [CustomerNotFound],
});

export const createOrUpdateMarkupForCustomer = endpoint({
  method: 'POST',
  path: '/api/booking/Markup/CreateOrUpdateMarkupForCustomer',
  access: 'Booking.Markup',
  summary: "Replaces a customer's own markup.",
  input: CustomerMarkup,
  output: z.null(),
  problems: [CustomerNotFound],
  replaces: {
    read: getCustomerMarkup,
    argsOf: ({ customerId }) => ({ customerId }),
  },
});
