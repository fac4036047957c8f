import { numberText } from '@waybill/kernel/formats';
import type { FileStore } from '@waybill/adapters/file-store';
import { sql } from 'kysely';
import type { TenantDb } from '../db/database.ts';
import { tooLarge } from '../http/upload.ts';

/** Returns the bytes of all files stored for the tenant. */
export const bytesStored = async (db: TenantDb): Promise<number> => {
  const { bytes } = await db.one(sql<{ bytes: number }>`
    select coalesce(sum(size_bytes), 0)::bigint as bytes from platform.stored_file
  `);
  return bytes;
};

/**
 * Checks that the tenant may store an upload and that there is space for it.
 * @throws {Problem} TooLarge on the field
 */
export async function insistOnRoom(
  { db, files }: { readonly db: TenantDb; readonly files: FileStore },
  field: string,
  bytes: number,
): Promise<void> {
  if ((await bytesStored(db)) + bytes > files.perTenantMax) {
    const most = numberText(files.perTenantMax / 1e9, 'en');
    throw tooLarge(field, `Your files fill the ${most} GB that they may have`);
  }
  if (await files.hasRoomFor(bytes)) return;
  throw tooLarge(field, 'There is no room for further files: tell whoever runs this server');
}
