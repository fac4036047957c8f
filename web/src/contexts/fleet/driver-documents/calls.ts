import {
  deleteDriverDocument,
  getDriverDocuments,
  saveDriverDocument,
} from '@waybill/contract/fleet/endpoints';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';

export const useDriverDocuments = (driverId: string) =>
  useEndpointQuery(getDriverDocuments, { driverId });

export const useSaveDriverDocument = () =>
  useEndpointMutation(saveDriverDocument, { refreshes: [getDriverDocuments] });

export const useDeleteDriverDocument = () =>
  useEndpointMutation(deleteDriverDocument, { refreshes: [getDriverDocuments] });
