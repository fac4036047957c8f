import * as contract from '@waybill/contract/customers/endpoints';
import { customersProblems } from '@waybill/contract/customers/problems';
import { removeAddress } from '../sql/addresses.ts';
import { takeOff } from '../take-off.ts';

export const deleteFrequentAddress = takeOff(
  contract.deleteFrequentAddress,
  removeAddress,
  customersProblems.AddressNotFound,
);
