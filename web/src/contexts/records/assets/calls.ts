import { deleteAsset, downloadAsset, uploadAsset } from '@waybill/contract/records/endpoints';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '#client/client-context.tsx';
import { useDownload, useEndpointMutation, useUpload } from '#client/queries.ts';

export const useUploadAsset = () => useUpload(uploadAsset, { refreshes: [] });

export const useDeleteAsset = () => useEndpointMutation(deleteAsset, { refreshes: [] });

export const useDownloadAsset = () => useDownload(downloadAsset);

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
