import * as contract from '@waybill/contract/customers/endpoints';
import { customersProblems } from '@waybill/contract/customers/problems';
import { removeCostCenter } from '../sql.ts';
import { takeOff } from '../../customers/take-off.ts';

export const deleteCostCenter = takeOff(
  contract.deleteCostCenter,
  removeCostCenter,
  customersProblems.CostCenterNotFound,
);
