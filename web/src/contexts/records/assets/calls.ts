import { deleteAsset, downloadAsset, uploadAsset } from '@waybill/contract/records/endpoints';
import { useDownload, useEndpointMutation, usePicture, useUpload } from '#client/queries.ts';

export const useUploadAsset = () => useUpload(uploadAsset, { refreshes: [] });

export const useDeleteAsset = () => useEndpointMutation(deleteAsset, { refreshes: [] });

export const useDownloadAsset = () => useDownload(downloadAsset);

/** Returns the object URL of an uploaded picture; it is valid as long as the page. */
export const useAssetPicture = (assetId: string) => usePicture(downloadAsset, { assetId });
