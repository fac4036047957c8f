import { notValidField } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/routing/endpoints';
import { handle } from '#platform/context.ts';
import { toRow } from '../mappers.ts';
import { runToChange, writeRun } from '../save-run.ts';
import { replaceRun } from '../sql.ts';

export const updateRun = handle(contract.updateRun, async ({ input, db }) => {
  if (!input.run.id) throw notValidField('run.id', 'Please choose a run');
  const { id, status } = await runToChange(db, input.run.id);
  const row = toRow(id, input.run, status);
  await writeRun(db, row, () => replaceRun(db, row));
  return { id };
});
