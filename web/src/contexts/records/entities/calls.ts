import {
  createEntity,
  deleteEntity,
  exportEntities,
  getDefinitions,
  getEntities,
  getEntity,
  importEntities,
  updateEntity,
} from '@waybill/contract/records/endpoints';
import { getEntityChanges, suggestUsers } from '@waybill/contract/messaging/endpoints';
import type { ArgsOf } from '@waybill/contract/endpoint';
import { useEndpointMutation, useEndpointQuery, useUpload } from '#client/queries.ts';
import { useExportFile } from '../calls.ts';

const cachedQueries = [getEntities, getEntity, getDefinitions, getEntityChanges];

export const useEntities = (query: ArgsOf<typeof getEntities>, enabled = true) =>
  useEndpointQuery(getEntities, query, { keepPrevious: true, enabled });

export const useEntity = (type: string, id: string) => useEndpointQuery(getEntity, { type, id });

export const useCreateEntity = () =>
  useEndpointMutation(createEntity, { refreshes: cachedQueries });

export const useUpdateEntity = () =>
  useEndpointMutation(updateEntity, { refreshes: cachedQueries });

export const useDeleteEntity = () =>
  useEndpointMutation(deleteEntity, { refreshes: cachedQueries });

export const useImportEntities = () => useUpload(importEntities, { refreshes: cachedQueries });

export const useExportEntities = () => useExportFile(exportEntities);

/** Queries people by a part of their name, from two letters on. */
export const usePeopleCalled = (search: string) =>
  useEndpointQuery(
    suggestUsers,
    { search, maxResultCount: 10 },
    { enabled: search.trim().length >= 2 },
  );
