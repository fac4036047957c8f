import * as contract from '@waybill/contract/booking/endpoints';
import type { InputOf } from '@waybill/contract/endpoint';
import { randomUUID } from 'node:crypto';
import type { CarrierClient } from '#contexts/carriers/public.ts';
import { type HandlerCall, handle } from '#platform/context.ts';
import { enqueue, publish } from '#platform/events.ts';
import type { Services } from '#platform/services.ts';
import { toImportLook, toStartedImport } from '../import-mappers.ts';
import { lookAtRows } from '../look-at-rows.ts';
import { readFile } from '../read-file.ts';
import { addImport, lastImportOf } from '../sql.ts';

export const importBookings = (services: Pick<Services, 'files'> & CarrierClient) =>
  handle(contract.importBookings, async (call) => {
    const { input, db } = call;
    const file = await readFile(services, call);
    const { list, prepared } = file;
    const importedBefore = await lastImportOf(db, file.fileHash);
    if (!input.dryRun) {
      const id = await start(call, file);
      return toStartedImport(list, prepared, { id, importedBefore });
    }
    const { operation, serviceChoice: choice, asksCarriers } = input;
    const looks = await lookAtRows({ ...call, line: services }, prepared, {
      operation,
      choice,
      asksCarriers,
      batchId: randomUUID(),
    });
    return toImportLook(list, looks, importedBefore);
  });

type Importing = HandlerCall<typeof contract.importBookings> & {
  readonly input: InputOf<typeof contract.importBookings>;
};
type ImportedFile = Awaited<ReturnType<typeof readFile>>;

/** Stores the rows and queues the task that books them. */
async function start(
  { db, actor, input, now }: Importing,
  imported: ImportedFile,
): Promise<string> {
  const id = randomUUID();
  const { fileName, fileHash, list, prepared } = imported;
  const { heads, columns } = list.read;
  const started = {
    id,
    customer_id: actor.customerId,
    file_name: fileName,
    file_hash: fileHash,
    heads,
    columns,
    operation: input.operation,
    service_choice: input.serviceChoice,
    asks_carriers: input.asksCarriers,
    started_by: actor.userId,
    started_by_name: actor.name,
    started_at: now,
  };
  await addImport(db, started, prepared);
  const isToBook = prepared.some(({ complaints }) => complaints.length === 0);
  if (isToBook) await enqueue(db, 'booking.bookImport', { importId: id });
  else publish(db, 'booking.importFinished', { id, customerId: actor.customerId });
  return id;
}
