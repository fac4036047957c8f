import * as contract from '@waybill/contract/records/endpoints';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { tableImport, uploadedTable } from '#platform/tables/uploaded-table.ts';
import { gatherRecords } from '../importing.ts';
import { typeToSave } from '../visibility.ts';
import { addRecords, saveRecords } from '../sql/entity-records.ts';

export const importEntities = handle(
  contract.importEntities,
  async ({ input: { type, dryRun }, upload, actor, db, now }) => {
    const seen = await typeToSave(db, actor, type);
    const file = await uploadedTable(upload, []);
    const author = { userId: actor.userId, now };
    const { added, changed, errors } = await gatherRecords(db, seen, { file, author });
    if (!dryRun) {
      await addRecords(db, added);
      await saveRecords(db, changed, now);
      if (added.length + changed.length > 0)
        publish(db, 'entityRecords.imported', { type, at: now.toISOString() });
    }
    return tableImport(file, { inserted: added.length, updated: changed.length, errors });
  },
);
