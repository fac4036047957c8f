import {
  createApiKey,
  deleteApiKey,
  getApiKeys,
  getUserForEdit,
  getUsers,
} from '@waybill/contract/identity/endpoints';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';

const keyReads = [getApiKeys, getUserForEdit, getUsers] as const;

export const useApiKeys = (userId: number) => useEndpointQuery(getApiKeys, { userId });

export const useCreateApiKey = () => useEndpointMutation(createApiKey, { refreshes: keyReads });

export const useDeleteApiKey = () => useEndpointMutation(deleteApiKey, { refreshes: keyReads });
