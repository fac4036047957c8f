import * as contract from '@waybill/contract/customers/endpoints';
import { customersProblems } from '@waybill/contract/customers/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { toCostCenter } from '../../address-book/domain/book.ts';
import { costCenter } from '../sql.ts';

export const getCostCenterForEdit = handle(contract.getCostCenterForEdit, async ({ input, db }) =>
  toCostCenter(found(await costCenter(db, input.id), customersProblems.CostCenterNotFound, input)),
);
