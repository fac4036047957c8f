import type { FileStore } from '@waybill/adapters/file-store';
import type { ExportFile } from '@waybill/contract/shared/fields';
import type { z } from 'zod';
import type { TenantDb } from '../db/database.ts';
import type { Actor } from '../http/actor.ts';
import { exportPurpose, type NewFile, storeFile } from './tickets.ts';

type Place = { readonly db: TenantDb; readonly files: FileStore; readonly now: Date };
type Exported = Pick<NewFile, 'fileName' | 'fileType' | 'bytes'>;

/**
 * Stores a file requested by the actor.
 * @returns its name and the token with which it can be fetched for an hour.
 */
export async function saveExport(
  place: Place,
  { customerId }: Pick<Actor, 'customerId'>,
  { fileName, fileType, bytes }: Exported,
): Promise<z.output<typeof ExportFile>> {
  const file = { fileName, fileType, bytes, customerId, purpose: exportPurpose };
  const { token } = await storeFile(place, file);
  return { fileName, fileType, fileToken: token };
}
