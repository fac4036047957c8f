import * as contract from '@waybill/contract/customers/endpoints';
import { customersProblems } from '@waybill/contract/customers/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { toReference } from '../../address-book/domain/book.ts';
import { reference } from '../sql.ts';

export const getReferenceForEdit = handle(contract.getReferenceForEdit, async ({ input, db }) =>
  toReference(found(await reference(db, input.id), customersProblems.ReferenceNotFound, input)),
);
