import * as contract from '@waybill/contract/customers/endpoints';
import { customersProblems } from '@waybill/contract/customers/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { toAddress } from '../domain/book.ts';
import { address } from '../sql.ts';

export const getFrequentAddressForEdit = handle(
  contract.getFrequentAddressForEdit,
  async ({ input, db }) =>
    toAddress(found(await address(db, input.id), customersProblems.AddressNotFound, input)),
);
