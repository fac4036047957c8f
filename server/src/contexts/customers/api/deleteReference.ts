import * as contract from '@waybill/contract/customers/endpoints';
import { customersProblems } from '@waybill/contract/customers/problems';
import { removeReference } from '../sql/references.ts';
import { takeOff } from '../take-off.ts';

export const deleteReference = takeOff(
  contract.deleteReference,
  removeReference,
  customersProblems.ReferenceNotFound,
);
