import { z } from 'zod';
import { MessageShape } from '../../sentence-shape.ts';
import { Choice } from '../../lookups/shapes.ts';
import { endpoint } from '../../endpoint.ts';
import { Guid, Id, requiredLine } from '../../shared/fields.ts';
import { itemsOf, listInput, pageOf } from '../../shared/page.ts';
import { customersProblems as refusals } from '../problems.ts';
import { AccountToSave, CustomerToSave } from './inputs.ts';
import { LikeCustomer, SimilarCustomer } from './similar.ts';
import { Customer, CustomerDetail } from './shapes.ts';
import { revision } from '../../revision.ts';
import { idOf } from '../../shared/ids.ts';

const ofCustomer = { customerId: idOf('customer').optional() };

const customerList = z.object({ ...ofCustomer, ...listInput });

const byId = z.object({ id: idOf('customer') });

const nothing = z.null();

export const getCustomers = endpoint({
  path: '/api/customer/customer/getCustomers',
  access: 'optional',
  summary: 'Returns the customers that the caller may see; none for a guest.',
  input: customerList,
  output: pageOf(Customer),
});

export const getCustomerForEdit = endpoint({
  path: '/api/customer/customer/getCustomerForEdit',
  access: 'Customer.View',
  summary: 'Returns one customer with all details.',
  input: byId,
  output: CustomerDetail,
  problems: [refusals.CustomerNotFound],
});

export const getCurrentCustomer = endpoint({
  path: '/api/customer/customer/getCurrentCustomer',
  access: 'signedIn',
  summary: "Returns the caller's own customer.",
  output: CustomerDetail,
  problems: [refusals.NoOwnCustomer],
});

export const createOrUpdateCustomer = endpoint({
  method: 'POST',
  path: '/api/customer/customer/createorupdatecustomer',
  access: 'Customer.Edit',
  summary: 'Creates or updates a customer.',
  input: z.object({ customer: CustomerToSave, ...revision }),
  output: z.object({
    id: Id,
    customerGuid: Guid,
    code: z.string(),
    /** Warnings about likely mistakes; the customer was saved nevertheless. */
    warnings: z.array(z.string()),
    warningSentences: z.array(MessageShape),
  }),
  problems: [refusals.CustomerNotFound, refusals.CustomerCodeTaken],
  replaces: {
    read: getCustomerForEdit,
    argsOf: ({ customer: { id } }) => (id ? { id } : null),
  },
});

export const getSimilarCustomers = endpoint({
  path: '/api/customer/customer/getSimilarCustomers',
  access: 'Customer.Create',
  summary:
    'Returns possible duplicates of a customer that is about to be created, best match first.',
  input: LikeCustomer,
  output: itemsOf(SimilarCustomer),
});

export const addCustomerNote = endpoint({
  method: 'POST',
  path: '/api/customer/customer/addCustomerNote',
  access: 'Customer.Edit',
  summary: 'Adds a note about a customer, visible to staff.',
  input: z.object({
    customerId: idOf('customer'),
    note: z.object({ comment: requiredLine(4000, 'Please enter a note') }),
  }),
  output: nothing,
  problems: [refusals.CustomerNotFound],
});

export const deleteCustomer = endpoint({
  method: 'DELETE',
  path: '/api/customer/customer/deleteCustomer',
  access: 'Customer.Delete',
  summary: 'Deletes a customer that owes nothing; its users can no longer sign in.',
  input: byId,
  output: nothing,
  problems: [refusals.CustomerNotFound, refusals.CustomerInUse],
});

export const updateCustomerAccount = endpoint({
  method: 'PUT',
  path: '/api/customer/customer/updateCustomerAccount',
  access: 'Customer.Company',
  summary: "Updates a company's contact details; its own administrator may call this.",
  input: AccountToSave,
  output: nothing,
  problems: [refusals.CustomerNotFound],
  replaces: {
    read: getCurrentCustomer,
    argsOf: () => ({}),
  },
});

export const getCustomersTypes = endpoint({
  path: '/api/customer/customer/getcustomerstypes',
  access: 'signedIn',
  summary: 'Returns the types of customers.',
  output: itemsOf(Choice),
});

export const getCustomerBusinessTypes = endpoint({
  path: '/api/customer/commonLookup/getCustomerBusinessTypes',
  access: 'signedIn',
  summary: 'Returns the types of businesses.',
  output: itemsOf(Choice),
});

export const getCustomerStatusTypes = endpoint({
  path: '/api/customer/commonLookup/getCustomerStatusTypes',
  access: 'signedIn',
  summary: "Returns the statuses of a customer's account.",
  output: itemsOf(Choice),
});

export const getDurationTypes = endpoint({
  path: '/api/customer/commonLookup/getDurationTypes',
  access: 'signedIn',
  summary: 'Returns the units of time used for expectations.',
  output: itemsOf(Choice),
});
