import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { Id, line } from '../../shared/fields.ts';
import { itemsOf, listInput, pageOf } from '../../shared/page.ts';
import { carriersProblems } from '../problems.ts';
import {
  CarrierAccount,
  CarrierAccountInput,
  CarrierAttribute,
  CarrierCode,
  CarrierService,
  CarrierServiceInput,
} from './shapes.ts';
import { revision } from '../../revision.ts';
import { idOf } from '../../shared/ids.ts';

const { CarrierAccountNotFound, CarrierAccountCodeTaken, CarrierCodeNotFound } = carriersProblems;

export const getCarrierCodes = endpoint({
  path: '/api/carrier/carrier/getcarriercodes',
  access: 'optional',
  summary: 'Returns the carriers for which accounts can be created.',
  output: itemsOf(CarrierCode),
});

export const getCarrierAttributes = endpoint({
  path: '/api/carrier/carrier/getcarrierattributes',
  access: 'optional',
  summary: 'Returns the attributes that an account with a carrier requires.',
  input: z.object({ carrierCode: line(32) }),
  output: itemsOf(CarrierAttribute),
  problems: [CarrierCodeNotFound],
});

export const getCarrierAccounts = endpoint({
  path: '/api/carrier/carrier/getcarrieraccounts',
  access: 'optional',
  summary: "Returns the carrier accounts, or those that carry a customer's freight.",
  input: z.object({ ...listInput, customerId: idOf('customer').optional() }),
  output: pageOf(CarrierAccount),
});

export const getCarrierAccountForEdit = endpoint({
  path: '/api/carrier/carrier/getcarrieraccountforedit',
  access: 'optional',
  summary: 'Returns a carrier account with its services; without an id, an empty one.',
  input: z.object({ id: idOf('carrierAccount').optional() }),
  output: z.object({
    carrierAccount: CarrierAccount.extend({ id: Id.nullable() }),
    services: z.array(CarrierService),
    ...revision,
  }),
  problems: [CarrierAccountNotFound],
});

export const getCarrierServices = endpoint({
  path: '/api/carrier/carrier/getcarrierservices',
  access: 'optional',
  summary: 'Returns the services of a carrier, and which of them an account offers.',
  input: z.object({
    ...listInput,
    carrierAccountId: idOf('carrierAccount').optional(),
    carrierCode: line(32).optional(),
  }),
  output: pageOf(CarrierService),
});

export const createOrUpdateCarrierAccount = endpoint({
  method: 'POST',
  path: '/api/carrier/carrier/createorupdatecarrieraccount',
  access: 'Carrier.Edit',
  summary: 'Creates or updates a carrier account and, if included, the services it offers.',
  input: z.object({
    carrierAccount: CarrierAccountInput,
    services: z.array(CarrierServiceInput).max(200).optional(),
    ...revision,
  }),
  output: z.object({ id: Id }),
  problems: [CarrierAccountNotFound, CarrierAccountCodeTaken],
  replaces: {
    read: getCarrierAccountForEdit,
    argsOf: ({ carrierAccount: { id } }) => (id ? { id } : null),
  },
});

/** Not part of the specification: users who connect an account need to check that it works. */
export const testCarrierAccount = endpoint({
  method: 'POST',
  path: '/api/carrier/carrier/testcarrieraccount',
  access: 'Carrier.Edit',
  summary: 'Tests the connection of a carrier account with the given values; saves nothing.',
  input: z.object({
    carrierAccount: CarrierAccountInput.pick({ id: true, carrierCode: true, attributes: true }),
  }),
  output: z.object({
    isAnswering: z.boolean(),
    /** The carrier's message, or why there was no response. */
    message: z.string(),
    /** The services it sells, if it reports them. */
    services: z.array(z.object({ code: z.string(), name: z.string() })),
  }),
  problems: [CarrierAccountNotFound],
});

export const deleteCarrierAccount = endpoint({
  method: 'DELETE',
  path: '/api/carrier/carrier/deletecarrieraccount',
  access: 'Carrier.Delete',
  summary: 'Deletes a carrier account; one with bookings or quotes is deactivated instead.',
  input: z.object({ id: idOf('carrierAccount') }),
  output: z.null(),
  problems: [CarrierAccountNotFound],
});
