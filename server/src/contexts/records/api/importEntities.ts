import * as contract from '@waybill/contract/records/endpoints';
import { handle } from '#platform/context.ts';
import { csvOf } from '#platform/csv-upload.ts';
import { gatherRecords } from '../entities/importing.ts';
import { typeToKeep } from '../entities/sight.ts';
import { tellOfRecords } from '../entities/told.ts';
import { addRecords, saveRecords } from '../sql/entity-records.ts';

export const importEntities = handle(
  contract.importEntities,
  async ({ input: { type, dryRun }, upload, actor, db, now }) => {
    const seen = await typeToKeep(db, actor, type);
    const file = csvOf(upload, []);
    const author = { userId: actor.userId, now };
    const { added, changed, errors } = await gatherRecords(db, seen, file, author);
    if (!dryRun) {
      await addRecords(db, added);
      await saveRecords(db, changed, now);
      await tellOfRecords(db, [...added, ...changed].slice(0, 1));
    }
    return {
      total: file.rows.length,
      inserted: added.length,
      updated: changed.length,
      errors: [...errors],
    };
  },
);
