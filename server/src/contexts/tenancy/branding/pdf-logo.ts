import type { FileStore } from '@waybill/adapters/file-store';
import type { TenantDb } from '#platform/db/database.ts';
import { uploadedPicture } from '#platform/files/assets.ts';
import { pictureForPdf } from '#platform/files/pictures.ts';
import { logo } from '../tenants/sql.ts';

/** Returns the tenant's uploaded logo in a format for PDFs; null without one. */
export async function pdfLogoOf(place: {
  readonly db: TenantDb;
  readonly files: FileStore;
}): Promise<Uint8Array | null> {
  const { asset_id: assetId } = await logo(place.db);
  const picture = assetId === null ? null : await uploadedPicture(place, assetId);
  return picture === null ? null : pictureForPdf(picture.bytes);
}
