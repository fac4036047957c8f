import * as contract from '@waybill/contract/customers/endpoints';
import { customersProblems } from '@waybill/contract/customers/problems';
import { removeCostCenter } from '../sql/cost-centers.ts';
import { takeOff } from '../take-off.ts';

export const deleteCostCenter = takeOff(
  contract.deleteCostCenter,
  removeCostCenter,
  customersProblems.CostCenterNotFound,
);
