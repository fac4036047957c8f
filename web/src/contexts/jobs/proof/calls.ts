import { getProofRules, saveProofRules } from '@waybill/contract/jobs/endpoints';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';

export const useProofRules = () => useEndpointQuery(getProofRules, {});

export const useSaveProofRules = () =>
  useEndpointMutation(saveProofRules, { refreshes: [getProofRules] });
