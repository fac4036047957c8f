export { useExportFile } from '../calls.ts';
export { useUploadAsset } from '../assets/calls.ts';
