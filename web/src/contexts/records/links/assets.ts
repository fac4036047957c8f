export { useExportFile, useUploadAsset } from '../calls.ts';
