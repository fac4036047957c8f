import { notValidField } from '@waybill/contract/problem';
import type { TenantDb } from '#platform/db/database.ts';
import { isPicture } from './sql/assets.ts';

/**
 * Lets pass what is nothing, or an uploaded picture that the caller may see.
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
