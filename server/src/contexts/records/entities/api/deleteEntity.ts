import { found, Problem } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/records/endpoints';
import { recordsProblems } from '@waybill/contract/records/problems';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { dropFile } from '#platform/files/tickets.ts';
import { documentPurpose } from '../../documents/purpose.ts';
import { typeToSave } from '../visibility.ts';
import { removeDocumentsOf } from '../../documents/sql.ts';
import { isPointedTo, lockRecord, removeRecord } from '../sql/entity-records.ts';

export const deleteEntity = handle(
  contract.deleteEntity,
  async ({ input: { type, id }, actor, db }) => {
    await typeToSave(db, actor, type);
    const row = found(await lockRecord(db, type, id), recordsProblems.RecordNotFound);
    if (await isPointedTo(db, row)) throw new Problem(recordsProblems.RecordInUse);
    for (const file of await removeDocumentsOf(db, 'EntityRecord', id)) {
      await dropFile(db, { id: file, purpose: documentPurpose, of: 'anybody' });
    }
    await removeRecord(db, id);
    publish(db, 'entityRecord.changed', { id: row.id, type, customerId: row.customer_id });
    return null;
  },
);
