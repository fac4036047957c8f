import {
  createOrUpdateReference,
  deleteReference,
  getReferences,
} from '@waybill/contract/customers/endpoints';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';
import type { CustomerListQuery } from '../calls.ts';

const listed = { keepPrevious: true } as const;

export const useReferences = (query: CustomerListQuery) =>
  useEndpointQuery(getReferences, query, listed);

export const useSaveReference = () =>
  useEndpointMutation(createOrUpdateReference, { refreshes: [getReferences] });

export const useDeleteReference = () =>
  useEndpointMutation(deleteReference, { refreshes: [getReferences] });
