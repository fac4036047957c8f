import { z } from 'zod';
import { entity } from '../../entity.ts';
import { Guid, Id, Moment } from '../../shared/fields.ts';

/** A file attached to a record. */
export const Document = entity(
  'Document',
  z.object({
    id: Id,
    documentId: Guid,
    /** The address from which it is downloaded, with the caller's token. */
    url: z.string(),
    fileName: z.string(),
    documentType: z.string(),
    entityType: z.string(),
    /** The record's number, if it has one. */
    entityId: Id.nullable(),
    /** The record's uuid, if it has no number. */
    entityGuid: Guid.nullable(),
    fileType: z.string(),
    sizeInBytes: z.number().int(),
    /** Whether the record's customer sees it. */
    isVisibleToCustomer: z.boolean(),
    creatorName: z.string().nullable(),
    creationTime: Moment,
    /** Whether the caller may delete it. */
    canDelete: z.boolean(),
  }),
);

export type Document = z.output<typeof Document>;
