import * as contract from '@waybill/contract/customers/endpoints';
import { customersProblems } from '@waybill/contract/customers/problems';
import { removeReference } from '../sql.ts';
import { takeOff } from '../../customers/take-off.ts';

export const deleteReference = takeOff(
  contract.deleteReference,
  removeReference,
  customersProblems.ReferenceNotFound,
);
