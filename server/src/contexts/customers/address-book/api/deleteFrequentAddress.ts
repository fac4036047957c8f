import * as contract from '@waybill/contract/customers/endpoints';
import { customersProblems } from '@waybill/contract/customers/problems';
import { removeAddress } from '../sql.ts';
import { takeOff } from '../../customers/take-off.ts';

export const deleteFrequentAddress = takeOff(
  contract.deleteFrequentAddress,
  removeAddress,
  customersProblems.AddressNotFound,
);
