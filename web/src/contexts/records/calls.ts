import { useMutation, type UseMutationResult, useQuery } from '@tanstack/react-query';
import type { ArgsOf, Endpoint, ResultOf } from '@waybill/contract/endpoint';
import { getEntityChanges, suggestUsers } from '@waybill/contract/messaging/endpoints';
import {
  createDefinition,
  createEntity,
  deleteAsset,
  deleteDefinition,
  deleteDocuments,
  deleteEntity,
  downloadAsset,
  exportEntities,
  getDefinition,
  getDefinitions,
  getDocuments,
  getEntities,
  getEntity,
  importEntities,
  updateDefinition,
  updateEntity,
  uploadAsset,
  uploadDocument,
} from '@waybill/contract/records/endpoints';
import { useClient } from '#client/client-context.tsx';
import { save } from '#client/save-file.ts';
import { useEndpointQuery, useDownload, useEndpointMutation, useUpload } from '#client/queries.ts';
import type { DocumentsAbout } from './documents/about.ts';

export const useUploadAsset = () => useUpload(uploadAsset, { refreshes: [] });
export const useDeleteAsset = () => useEndpointMutation(deleteAsset, { refreshes: [] });

export const useDownloadAsset = () => useDownload(downloadAsset);

const listed = [getDocuments];
export const useDocuments = (about: DocumentsAbout) => useEndpointQuery(getDocuments, about);
export const useUploadDocument = () => useUpload(uploadDocument, { refreshes: listed });
export const useDeleteDocument = () => useEndpointMutation(deleteDocuments, { refreshes: listed });

export const useDefinitions = () => useEndpointQuery(getDefinitions, { counted: true });
export const useDefinition = (type: string) => useEndpointQuery(getDefinition, { type });
const designed = [getDefinitions, getDefinition, getEntities, getEntity];
export const useCreateDefinition = () =>
  useEndpointMutation(createDefinition, { refreshes: designed });
export const useUpdateDefinition = () =>
  useEndpointMutation(updateDefinition, { refreshes: designed });
export const useDeleteDefinition = () =>
  useEndpointMutation(deleteDefinition, { refreshes: [getDefinitions] });

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

/** People by a part of their name, once two letters are typed. */
export const usePeopleCalled = (search: string) =>
  useEndpointQuery(
    suggestUsers,
    { search, maxResultCount: 10 },
    { enabled: search.trim().length >= 2 },
  );

/** An uploaded picture as an address for `img`; it lives as long as the page. */
export function useAssetPicture(assetId: string) {
  const { download } = useClient();
  return useQuery({
    queryKey: [downloadAsset.path, { assetId }],
    queryFn: async ({ signal }) =>
      URL.createObjectURL((await download(downloadAsset, { assetId }, { signal })).blob),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}

type Exported = { readonly fileName: string; readonly fileToken: string };

/** Asks for an export, then fetches the file of its token and hands it to the browser. */
export function useExportFile<E extends Endpoint>(
  endpoint: E,
): UseMutationResult<void, Error, ArgsOf<E>> {
  const { call, download } = useClient();
  return useMutation<void, Error, ArgsOf<E>>({
    mutationFn: async (args) => {
      const { fileToken, fileName } = (await call(endpoint, args)) as ResultOf<E> & Exported;
      const file = await download(downloadAsset, { assetId: fileToken });
      save({ ...file, name: fileName });
    },
  });
}
