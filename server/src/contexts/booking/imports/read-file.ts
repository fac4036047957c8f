import type { InputOf } from '@waybill/contract/endpoint';
import type * as contract from '@waybill/contract/booking/endpoints';
import { createHash } from 'node:crypto';
import { importFile } from '#contexts/records/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Services } from '#platform/services.ts';
import { joinRows } from './join-rows.ts';
import { openBookings } from './open-bookings.ts';
import { prepareRows } from './prepare-rows.ts';

type Reading = {
  readonly db: TenantDb;
  readonly actor: Actor;
  readonly input: Pick<
    InputOf<typeof contract.importBookings>,
    'fileId' | 'columns' | 'mended' | 'customerId' | 'joinedBy'
  > & { readonly dryRun: boolean };
};

/**
 * Reads a file of bookings with its rows, joined to bookings.
 * @throws {Problem} ImportFileNotFound, CustomerUnknown, NotValid
 */
export async function readFile({ files }: Pick<Services, 'files'>, { db, actor, input }: Reading) {
  const file = await importFile({ db, files }, input.fileId);
  const list = await openBookings(db, file.bytes, input);
  const read = await prepareRows(db, list, { actor, customerId: input.customerId });
  const fileHash = createHash('sha256').update(file.bytes).digest('hex');
  return { fileName: file.fileName, fileHash, list, prepared: joinRows(read, input.joinedBy) };
}
