import { downloadAsset } from '@waybill/contract/records/endpoints';
import { usePicture } from '#client/queries.ts';

/** Returns the signed-in user's picture as an address for `img`; null if there is none. */
export const useOwnPicture = (assetId: string | null | undefined): string | null =>
  usePicture(downloadAsset, { assetId: assetId ?? '' }, { enabled: Boolean(assetId) }).data ?? null;
