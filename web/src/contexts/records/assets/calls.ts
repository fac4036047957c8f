import { deleteAsset, downloadAsset, uploadAsset } from '@waybill/contract/records/endpoints';
import { useDownload, useEndpointMutation, usePicture, useUpload } from '#client/queries.ts';

export const useUploadAsset = () => useUpload(uploadAsset, { refreshes: [] });

export const useDeleteAsset = () => useEndpointMutation(deleteAsset, { refreshes: [] });

export const useDownloadAsset = () => useDownload(downloadAsset);

/** An uploaded picture as an address for `img`; it lives as long as the page. */
export const useAssetPicture = (assetId: string) => usePicture(downloadAsset, { assetId });
