import * as contract from '@waybill/contract/customers/endpoints';
import { customersProblems } from '@waybill/contract/customers/problems';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { referenceFields } from '../../address-book/domain/book.ts';
import { lockOwner } from '../../customers/owner.ts';
import * as references from '../sql.ts';
import { refuseDuplicate } from '../../customers/unique-violation.ts';

export const createOrUpdateReference = handle(
  contract.createOrUpdateReference,
  async ({ input, actor, db, now }) => {
    const { id } = input.reference;
    const customerId = await lockOwner(db, {
      actor,
      input,
      id,
      find: (known) => references.reference(db, known),
      missing: customersProblems.ReferenceNotFound,
    });
    const fields = referenceFields(input.reference);
    const saved = await refuseDuplicate(
      typeof id === 'number'
        ? references.saveReference(db, id, fields)
        : references.addReference(db, { ...fields, customer_id: customerId }, now),
      { reference_by_name: [customersProblems.ReferenceNameTaken, 'reference.name'] },
    );
    publish(db, 'customer.bookChanged', { id: customerId, customerId });
    return saved;
  },
);
