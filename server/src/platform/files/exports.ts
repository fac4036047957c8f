import type { FileStore } from '@waybill/adapters/file-store';
import type { ExportFile } from '@waybill/contract/shared/fields';
import type { z } from 'zod';
import type { TenantDb } from '../db/database.ts';
import type { Actor } from '../http/actor.ts';
import { exportPurpose, type NewFile, storeFileApart } from './tickets.ts';

type Place = { readonly db: TenantDb; readonly files: FileStore; readonly now: Date };
type Exported = Pick<NewFile, 'fileName' | 'fileType' | 'bytes'> &
  Partial<Pick<NewFile, 'purpose'>>;

/**
 * Stores a file requested by the actor, in a transaction of its own: the rows of the file may be
 * read from a replica.
 * @returns its name and the token with which it can be fetched for an hour.
 */
export async function saveExport(
  place: Place,
  { customerId }: Pick<Actor, 'customerId'>,
  { fileName, fileType, bytes, purpose = exportPurpose }: Exported,
): Promise<z.output<typeof ExportFile>> {
  const file = { fileName, fileType, bytes, customerId, purpose };
  const { token } = await storeFileApart(place, file);
  return { fileName, fileType, fileToken: token };
}
