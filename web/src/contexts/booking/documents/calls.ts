import {
  getLabelSettings,
  joinDocuments,
  saveLabelSettings,
} from '@waybill/contract/booking/endpoints';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';

/** Merges the PDFs of several tokens into one file. */
export const useJoinDocuments = () => useEndpointMutation(joinDocuments, { refreshes: [] });

export const useLabelSettings = () => useEndpointQuery(getLabelSettings, {});

export const useSaveLabelSettings = () =>
  useEndpointMutation(saveLabelSettings, { refreshes: [getLabelSettings] });
