import { getJobProofDemand, getProofRules, saveProofRules } from '@waybill/contract/jobs/endpoints';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';

export const useProofRules = () => useEndpointQuery(getProofRules, {});

export const useSaveProofRules = () =>
  useEndpointMutation(saveProofRules, { refreshes: [getProofRules] });

/** The proof required of one delivery, for users who may change jobs. */
export const useJobProofDemand = (id: string, isWanted: boolean) =>
  useEndpointQuery(getJobProofDemand, { id }, { enabled: isWanted });
