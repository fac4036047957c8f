import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Guid, Id } from '../shared/fields.ts';
import { FileBytes } from '../shared/file.ts';
import { itemsOf } from '../shared/page.ts';
import { documentedEntities, documentTypes } from './documents.ts';
import { recordsProblems as refusals } from './problems.ts';
import { Document } from './shapes.ts';

export * from './entity-endpoints.ts';

/** The `fileName` of an upload, or the token of an export. */
const assetId = z.string({ error: 'An assetId is required' }).trim().min(1).max(100);

// Files

export const uploadAsset = endpoint({
  method: 'POST',
  path: '/api/core/file/uploadasset',
  access: 'signedIn',
  summary: 'Stores a file; its fileName is what other calls and downloadasset know it by.',
  output: z.object({ fileName: z.guid() }),
  upload: 'file',
  perMinute: 60,
});

export const downloadAsset = endpoint({
  path: '/api/core/file/downloadasset',
  access: 'signedIn',
  summary: 'The bytes of an uploaded file, of a document, or of an export.',
  input: z.object({ assetId }),
  output: FileBytes,
  answer: 'file',
  problems: [refusals.AssetNotFound],
});

export const deleteAsset = endpoint({
  method: 'DELETE',
  path: '/api/core/file/deleteasset',
  access: 'signedIn',
  summary: 'Removes a file that the caller uploaded; administrators remove any.',
  input: z.object({ assetId }),
  output: z.null(),
  problems: [refusals.AssetNotFound],
});

// Documents

/** A record by its number or its uuid, whichever it has. */
const record = {
  entityType: z.enum(documentedEntities),
  entityId: Id.optional(),
  entityGuid: Guid.optional(),
};

export const uploadDocument = endpoint({
  method: 'POST',
  path: '/api/core/Document/UploadDocument',
  aliases: ['/api/services/app/Document/UploadDocument'],
  access: 'signedIn',
  summary: 'Hangs a file on a record; a customer sees what it sent itself, and what staff share.',
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
  summary: 'The documents of a record that the caller may see, newest first.',
  input: z.object(record),
  output: itemsOf(Document),
  problems: [refusals.RecordNotFound],
});

export const deleteDocuments = endpoint({
  method: 'DELETE',
  path: '/api/core/Document/DeleteDocuments',
  access: 'signedIn',
  summary: 'Deletes one document; a customer deletes what it sent itself.',
  input: z.object({ id: Id }),
  output: z.null(),
  problems: [refusals.DocumentNotFound],
});
