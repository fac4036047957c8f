import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { itemsOf } from '../../shared/page.ts';
import { recordsProblems as refusals } from '../problems.ts';
import { documentedEntities, documentTypes } from './rights.ts';
import { Document } from './shapes.ts';
import { guidOf, idOf } from '../../shared/ids.ts';

/** A record by its number or its uuid, depending on its kind. */
const record = {
  entityType: z.enum(documentedEntities),
  entityId: idOf('customer').optional(),
  entityGuid: guidOf('customer').optional(),
};

export const uploadDocument = endpoint({
  method: 'POST',
  path: '/api/core/Document/UploadDocument',
  aliases: ['/api/services/app/Document/UploadDocument'],
  access: 'signedIn',
  summary: 'Attaches a file to a record; customers see what they uploaded and what staff share.',
  input: z.object({
    ...record,
    documentType: z.enum(documentTypes),
    isVisibleToCustomer: z.boolean().default(false),
  }),
  output: Document,
  upload: 'file',
  perMinute: 60,
  problems: [refusals.RecordNotFound],
});

export const getDocuments = endpoint({
  path: '/api/core/Document/GetDocuments',
  aliases: ['/api/services/app/Document/GetDocuments'],
  access: 'signedIn',
  summary: 'Returns the documents of a record that the caller may see, newest first.',
  input: z.object(record),
  output: itemsOf(Document),
  problems: [refusals.RecordNotFound],
});

export const deleteDocuments = endpoint({
  method: 'DELETE',
  path: '/api/core/Document/DeleteDocuments',
  access: 'signedIn',
  summary: 'Deletes a document; customers can delete only what they uploaded.',
  input: z.object({ id: idOf('attachment') }),
  output: z.null(),
  problems: [refusals.DocumentNotFound],
});
