import {
  getReconciliationTerms,
  saveReconciliationTolerance,
} from '@waybill/contract/reconciliation/endpoints';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';

export const useTerms = () => useEndpointQuery(getReconciliationTerms, {});

export const useSaveTolerance = () =>
  useEndpointMutation(saveReconciliationTolerance, { refreshes: [getReconciliationTerms] });
