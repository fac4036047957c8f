import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { Id } from '../../shared/fields.ts';
import { listInput, pageOf } from '../../shared/page.ts';
import { customersProblems as refusals } from '../problems.ts';
import { ReferenceToSave } from '../customers/inputs.ts';
import { Reference } from './shapes.ts';
import { revision } from '../../revision.ts';
import { idOf } from '../../shared/ids.ts';

const ofCustomer = { customerId: idOf('customer').optional() };

const customerList = z.object({ ...ofCustomer, ...listInput });

const byId = z.object({ id: idOf('reference') });

const saved = z.object({ id: Id });

const nothing = z.null();

export const getReferences = endpoint({
  path: '/api/customer/customerreferences/getreferences',
  access: 'Customer.View',
  summary: 'Returns the references that a customer uses on bookings.',
  input: customerList,
  output: pageOf(Reference),
  rowsAreEdited: true,
});

export const getReferenceForEdit = endpoint({
  path: '/api/customer/customerreferences/getreferenceforedit',
  access: 'Customer.View',
  summary: 'Returns one reference.',
  input: byId,
  output: Reference,
  problems: [refusals.ReferenceNotFound],
});

export const createOrUpdateReference = endpoint({
  method: 'POST',
  path: '/api/customer/customerreferences/createorupdatereference',
  access: 'Customer.Company',
  summary: 'Creates or updates a reference.',
  input: z.object({ ...ofCustomer, reference: ReferenceToSave, ...revision }),
  output: saved,
  problems: [refusals.CustomerNotFound, refusals.ReferenceNotFound, refusals.ReferenceNameTaken],
  replaces: {
    read: getReferenceForEdit,
    argsOf: ({ reference: { id } }) => (id ? { id } : null),
  },
});

export const deleteReference = endpoint({
  method: 'DELETE',
  path: '/api/customer/customerreferences/deleteReference',
  access: 'Customer.Company',
  summary: 'Deletes a reference.',
  input: byId,
  output: nothing,
  problems: [refusals.ReferenceNotFound],
});
