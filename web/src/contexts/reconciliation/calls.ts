import { getBookingsForRecharge } from '@waybill/contract/booking/endpoints';
import {
  getReconciliationForApproval,
  getReconciliations,
} from '@waybill/contract/reconciliation/endpoints';

export const reads = [
  getReconciliations,
  getReconciliationForApproval,
  getBookingsForRecharge,
] as const;
