import { useQuery } from '@tanstack/react-query';
import { downloadAsset } from '@waybill/contract/records/endpoints';
import { useClient } from '#client/client-context.tsx';

/** The picture of who is signed in, as an address for `img`; null while there is none. */
export function useOwnPicture(assetId: string | null | undefined): string | null {
  const { download } = useClient();
  const { data } = useQuery({
    queryKey: [downloadAsset.path, { assetId }],
    queryFn: async ({ signal }) => {
      const { blob } = await download(downloadAsset, { assetId: assetId ?? '' }, { signal });
      return URL.createObjectURL(blob);
    },
    enabled: Boolean(assetId),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return data ?? null;
}
