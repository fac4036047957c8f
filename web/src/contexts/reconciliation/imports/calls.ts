import {
  getReconciliationTerms,
  importReconciliationCsv,
  uploadReconciliationFile,
} from '@waybill/contract/reconciliation/endpoints';
import { useEndpointMutation, useUpload } from '#client/queries.ts';
import { reads } from '../calls.ts';

export const useUploadInvoice = () => useUpload(uploadReconciliationFile, { refreshes: [] });

export const useImportInvoice = () =>
  useEndpointMutation(importReconciliationCsv, { refreshes: [...reads, getReconciliationTerms] });
