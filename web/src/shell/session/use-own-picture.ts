import { downloadAsset } from '@waybill/contract/records/endpoints';
import { usePicture } from '#client/queries.ts';

/** The picture of who is signed in, as an address for `img`; null while there is none. */
export const useOwnPicture = (assetId: string | null | undefined): string | null =>
  usePicture(downloadAsset, { assetId: assetId ?? '' }, { enabled: Boolean(assetId) }).data ?? null;
