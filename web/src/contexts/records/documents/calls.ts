import { deleteDocuments, getDocuments, uploadDocument } from '@waybill/contract/records/endpoints';
import { useEndpointMutation, useEndpointQuery, useUpload } from '#client/queries.ts';
import type { DocumentsAbout } from './about.ts';

const listed = [getDocuments];

export const useDocuments = (about: DocumentsAbout) => useEndpointQuery(getDocuments, about);

export const useUploadDocument = () => useUpload(uploadDocument, { refreshes: listed });

export const useDeleteDocument = () => useEndpointMutation(deleteDocuments, { refreshes: listed });
