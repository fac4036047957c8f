import * as contract from '@waybill/contract/booking/endpoints';
import type { InputOf } from '@waybill/contract/endpoint';
import { createHash, randomUUID } from 'node:crypto';
import type { CarrierLine } from '#contexts/carriers/public.ts';
import { importFile } from '#contexts/records/public.ts';
import { type Call, handle } from '#platform/context.ts';
import { enqueue } from '#platform/facts.ts';
import type { House } from '#platform/house.ts';
import type { OpenList } from '#platform/tables/open-list.ts';
import { lookAnswer, startedAnswer } from '../imports/import-answer.ts';
import { joinRows } from '../imports/join-rows.ts';
import { lookAtRows } from '../imports/look-at-rows.ts';
import { openBookings } from '../imports/open-bookings.ts';
import { type PreparedRow, prepareRows } from '../imports/prepare-rows.ts';
import { addImport, lastImportOf } from '../sql/imports.ts';

export const importBookings = (house: Pick<House, 'files'> & CarrierLine) =>
  handle(contract.importBookings, async (call) => {
    const { input, actor, db } = call;
    const file = await importFile({ db, files: house.files }, input.fileId);
    const list = await openBookings(db, file.bytes, input);
    const read = await prepareRows(db, list, { actor, customerId: input.customerId });
    const prepared = joinRows(read, input.joinedBy);
    const fileHash = createHash('sha256').update(file.bytes).digest('hex');
    const importedBefore = await lastImportOf(db, fileHash);
    if (!input.dryRun) {
      const id = await start(call, { fileName: file.fileName, fileHash, list, prepared });
      return startedAnswer(list, prepared, { id, importedBefore });
    }
    const { operation, serviceChoice: choice } = input;
    const looks = await lookAtRows({ ...call, line: house }, prepared, {
      operation,
      choice,
      batchId: randomUUID(),
    });
    return lookAnswer(list, looks, importedBefore);
  });

type Importing = Call<typeof contract.importBookings> & {
  readonly input: InputOf<typeof contract.importBookings>;
};
type Brought = {
  readonly fileName: string;
  readonly fileHash: string;
  readonly list: OpenList;
  readonly prepared: readonly PreparedRow[];
};

/** Keeps the rows and lets the background book them. */
async function start({ db, actor, input, now }: Importing, brought: Brought): Promise<string> {
  const id = randomUUID();
  const { fileName, fileHash, list, prepared } = brought;
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
    started_by: actor.userId,
    started_by_name: actor.name,
    started_at: now,
  };
  await addImport(db, started, prepared);
  await enqueue(db, 'booking.bookImport', { importId: id });
  return id;
}
