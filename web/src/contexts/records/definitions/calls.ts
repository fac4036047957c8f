import {
  createDefinition,
  deleteDefinition,
  getDefinition,
  getDefinitions,
  getEntities,
  getEntity,
  updateDefinition,
} from '@waybill/contract/records/endpoints';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';

export const useDefinitions = () => useEndpointQuery(getDefinitions, { counted: true });

export const useDefinition = (type: string) => useEndpointQuery(getDefinition, { type });

const designed = [getDefinitions, getDefinition, getEntities, getEntity];

export const useCreateDefinition = () =>
  useEndpointMutation(createDefinition, { refreshes: designed });

export const useUpdateDefinition = () =>
  useEndpointMutation(updateDefinition, { refreshes: designed });

export const useDeleteDefinition = () =>
  useEndpointMutation(deleteDefinition, { refreshes: [getDefinitions] });
