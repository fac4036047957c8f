import type { FileStore } from '@waybill/adapters/file-store';
import { imageBytesMax } from '@waybill/contract/messaging/templates';
import { notValidField } from '@waybill/contract/problem';
import type { Upload } from '#platform/context.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { acceptUpload } from '#platform/files/accept.ts';
import { storeFile } from '#platform/files/tickets.ts';
import { addImage, type ImageRow } from '../sql/template-images.ts';

/** What the files of images are kept for. */
export const imagePurpose = 'template-image';

/** What an `img` of a letter names, below the tenant's origin. */
export const urlOfImage = ({ id }: Pick<ImageRow, 'id'>): string =>
  `/api/communication/template/image/${id}`;

type Keeping = {
  readonly db: TenantDb;
  readonly files: FileStore;
  readonly templateId: string;
  readonly now: Date;
};

/**
 * Keeps an image of a template, drawn anew.
 * @throws {Problem} NotValid or TooLarge for what is no image that letters may carry.
 */
export async function keepImage(
  { db, files, templateId, now }: Keeping,
  upload: Upload | null,
): Promise<ImageRow> {
  const { fileName, fileType, bytes } = await acceptUpload('image', upload, [
    'png',
    'jpg',
    'gif',
    'webp',
  ]);
  if (bytes.length > imageBytesMax) throw notValidField('image', 'An image may have 1 MB');
  const file = { fileName, fileType, bytes, purpose: imagePurpose, expiresAt: null };
  const { id } = await storeFile({ db, files, now }, file);
  await addImage(db, { id, templateId, file_name: fileName, now });
  return { id, file_name: fileName };
}
