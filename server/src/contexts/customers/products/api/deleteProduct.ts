import * as contract from '@waybill/contract/customers/endpoints';
import { customersProblems } from '@waybill/contract/customers/problems';
import { removeProduct } from '../sql.ts';
import { takeOff } from '../../customers/take-off.ts';

export const deleteProduct = takeOff(
  contract.deleteProduct,
  removeProduct,
  customersProblems.ProductNotFound,
);
