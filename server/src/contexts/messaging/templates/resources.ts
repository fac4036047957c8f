import type { FileStore } from '@waybill/adapters/file-store';
import {
  resourceBytesMax,
  type ResourceType,
  templateAttachmentsMax,
} from '@waybill/contract/messaging/templates/shapes';
import { notValidField } from '@waybill/contract/problem';
import type { UploadEnding } from '@waybill/contract/shared/uploads';
import type { Upload } from '#platform/context.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { acceptUpload } from '#platform/files/accept.ts';
import { insistOnRoom } from '#platform/files/room.ts';
import { storeFile } from '#platform/files/tickets.ts';
import { addResource, attachmentsOf, type ResourceRow } from './sql/template-resources.ts';

/** The purpose of image files. */
export const imagePurpose = 'template-image';

/** Returns the path of an `img` of an e-mail, below the tenant's origin. */
export const urlOfImage = ({ id }: Pick<ResourceRow, 'id'>): string =>
  `/api/communication/template/image/${id}`;

type SavingFile = {
  readonly db: TenantDb;
  readonly files: FileStore;
  readonly templateId: string;
  readonly now: Date;
};

/**
 * Re-encodes and stores an image of a template.
 * @throws {Problem} NotValid or TooLarge for anything but an image that e-mails may contain
 */
export const saveImage = (saving: SavingFile, upload: Upload | null): Promise<ResourceRow> =>
  save(saving, upload, {
    field: 'image',
    type: 'Image',
    purpose: imagePurpose,
    allowed: ['png', 'jpg', 'gif', 'webp'],
  });

/**
 * Stores an attachment of a template's e-mails. The template is locked, so that concurrent requests
 * cannot exceed the maximum.
 * @throws {Problem} NotValid or TooLarge for files that cannot be attached, or one too many
 */
export async function saveAttachment(
  saving: SavingFile,
  upload: Upload | null,
): Promise<ResourceRow> {
  const known = await attachmentsOf(saving.db, saving.templateId);
  if (known.length >= templateAttachmentsMax) {
    throw notValidField('file', `A template carries at most ${templateAttachmentsMax} files`);
  }
  const purpose = 'email-attachment';
  return save(saving, upload, { field: 'file', type: 'Attachment', purpose });
}

type As = {
  readonly field: string;
  readonly type: ResourceType;
  readonly purpose: string;
  readonly allowed?: readonly UploadEnding[];
};

async function save(
  { db, files, templateId, now }: SavingFile,
  upload: Upload | null,
  { field, type, purpose, allowed }: As,
): Promise<ResourceRow> {
  const { fileName, fileType, bytes } = await acceptUpload(field, upload, allowed);
  if (bytes.length > resourceBytesMax) throw notValidField(field, 'A file can be up to 1 MB');
  await insistOnRoom({ db, files }, field, bytes.length);
  const file = { fileName, fileType, bytes, purpose, expiresAt: null };
  const { id } = await storeFile({ db, files, now }, file);
  const resource = { id, type, file_name: fileName };
  await addResource(db, { ...resource, templateId, now });
  return resource;
}
