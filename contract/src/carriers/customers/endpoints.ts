import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { listInput, pageOf } from '../../shared/page.ts';
import { carriersProblems } from '../problems.ts';
import { CarrierAccountMapping } from './shapes.ts';
import { idOf } from '../../shared/ids.ts';

const { CarrierAccountNotFound } = carriersProblems;

export const getCarrierAccountCustomerMappings = endpoint({
  path: '/api/carrier/carrier/getcarrieraccountcustomermappings',
  access: 'optional',
  summary: "Returns which carrier accounts carry which customers' freight.",
  input: z.object({
    ...listInput,
    carrierAccountId: idOf('carrierAccount').optional(),
    customerId: idOf('customer').optional(),
  }),
  output: pageOf(CarrierAccountMapping),
});

export const mapCarrierAccountsToCustomer = endpoint({
  method: 'POST',
  path: '/api/carrier/carrier/MapCarrierAccountsToCustomer',
  access: 'Carrier.Edit',
  summary: "Replaces the carrier accounts that carry a customer's freight.",
  input: z.object({
    customerId: idOf('customer'),
    carrierAccountIds: z.array(idOf('carrierAccount')).max(500),
  }),
  output: z.null(),
  problems: [CarrierAccountNotFound],
});

export const mapCarrierAccountToAllCustomers = endpoint({
  method: 'POST',
  path: '/api/carrier/carrier/MapCarrierAccountToAllCustomers',
  access: 'Carrier.Edit',
  summary: 'Adds a carrier account to every account customer; their other accounts stay.',
  input: z.object({ carrierAccountId: idOf('carrierAccount') }),
  /** The number of customers that the carrier did not carry for before. */
  output: z.object({ count: z.number().int().min(0) }),
  problems: [CarrierAccountNotFound],
});
