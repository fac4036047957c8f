import type { FileStore } from '@waybill/adapters/file-store';
import { notValidField } from '@waybill/contract/problem';
import { sql } from 'kysely';
import type { TenantDb } from '../db/database.ts';
import { fileById, type StoredFile } from './tickets.ts';

/** The purpose of files uploaded for use in other requests: logos, lists to import. */
export const assetPurpose = 'asset';

/** True if an uploaded image exists that the caller may see. */
async function isPicture(db: TenantDb, id: string): Promise<boolean> {
  const { isThere } = await db.one(sql<{ isThere: boolean }>`
    select exists (
      select from platform.stored_file
      where id = ${id} and purpose = ${assetPurpose} and file_type like 'image/%'
        and (customer_id is null or platform.sees_customer(customer_id))
    ) as "isThere"
  `);
  return isThere;
}

/**
 * Accepts null or an uploaded image that the caller may see.
 * @throws {Problem} NotValid on the member
 */
export async function insistOnPicture(
  db: TenantDb,
  member: string,
  assetId: string | null | undefined,
): Promise<void> {
  if (assetId === null || assetId === undefined || (await isPicture(db, assetId))) return;
  throw notValidField(member, 'We could not find this picture');
}

/** Returns an uploaded image with its bytes, or null if there is none that the caller may see. */
export async function uploadedPicture(
  place: { readonly db: TenantDb; readonly files: FileStore },
  assetId: string,
): Promise<StoredFile | null> {
  return (await isPicture(place.db, assetId)) ? fileById(place, assetPurpose, assetId) : null;
}
