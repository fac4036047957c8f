import { useQuery } from '@tanstack/react-query';
import { getItemScanImage } from '@waybill/contract/warehouse/endpoints';
import { useClient } from '#client/client-context.tsx';

/** A picture of a scan as an address for `img`; it lives as long as the page. */
export function useItemPicture(id: string, image: string) {
  const { download } = useClient();
  return useQuery({
    queryKey: ['picture of an item', id, image],
    queryFn: async ({ signal }) =>
      URL.createObjectURL((await download(getItemScanImage, { id, image }, { signal })).blob),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}
