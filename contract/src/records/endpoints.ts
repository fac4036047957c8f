export * from './entities/endpoints.ts';
export { uploadAsset, downloadAsset, deleteAsset } from './assets/endpoints.ts';
export { uploadDocument, getDocuments, deleteDocuments } from './documents/endpoints.ts';
