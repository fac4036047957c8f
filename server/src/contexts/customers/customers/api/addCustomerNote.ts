import * as contract from '@waybill/contract/customers/endpoints';
import { customersProblems } from '@waybill/contract/customers/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { customer } from '../sql/customer.ts';
import { addNote } from '../sql/notes.ts';

export const addCustomerNote = handle(
  contract.addCustomerNote,
  async ({ input: { customerId, note }, db, now }) => {
    found(await customer(db, customerId), customersProblems.CustomerNotFound, { customerId });
    await addNote(db, { customerId, comment: note.comment, now });
    publish(db, 'customer.saved', { id: customerId, customerId });
    return null;
  },
);
