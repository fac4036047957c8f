import { useMutation, type UseMutationResult, useQuery } from '@tanstack/react-query';
import type { ArgsOf, Endpoint, ResultOf } from '@waybill/contract/endpoint';
import {
  deleteAsset,
  deleteDocuments,
  downloadAsset,
  getDocuments,
  uploadAsset,
  uploadDocument,
} from '@waybill/contract/records/endpoints';
import { useClient } from '#client/client-context.tsx';
import { save } from '#client/save-file.ts';
import { useAsk, useDownload, useSend, useUpload } from '#client/queries.ts';
import type { About } from './documents/about.ts';

export const useUploadAsset = () => useUpload(uploadAsset, { refreshes: [] });
export const useDeleteAsset = () => useSend(deleteAsset, { refreshes: [] });

export const useDownloadAsset = () => useDownload(downloadAsset);

const listed = [getDocuments];
export const useDocuments = (about: About) => useAsk(getDocuments, about);
export const useUploadDocument = () => useUpload(uploadDocument, { refreshes: listed });
export const useDeleteDocument = () => useSend(deleteDocuments, { refreshes: listed });

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
