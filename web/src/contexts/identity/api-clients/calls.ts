import {
  createApiClient,
  deleteApiClient,
  getApiClients,
  rotateApiClientSecret,
} from '@waybill/contract/identity/endpoints';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';

const clientReads = [getApiClients] as const;

export const useApiClients = () => useEndpointQuery(getApiClients, {});

export const useCreateApiClient = () =>
  useEndpointMutation(createApiClient, { refreshes: clientReads });

export const useRotateApiClientSecret = () =>
  useEndpointMutation(rotateApiClientSecret, { refreshes: [] });

export const useDeleteApiClient = () =>
  useEndpointMutation(deleteApiClient, { refreshes: clientReads });
