import * as contract from '@waybill/contract/customers/endpoints';
import { customersProblems } from '@waybill/contract/customers/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { toProduct } from '../../address-book/domain/book.ts';
import { product } from '../sql.ts';

export const getProductForEdit = handle(contract.getProductForEdit, async ({ input, db }) =>
  toProduct(found(await product(db, input.id), customersProblems.ProductNotFound, input)),
);
