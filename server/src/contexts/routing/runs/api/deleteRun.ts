import * as contract from '@waybill/contract/routing/endpoints';
import { handle } from '#platform/context.ts';
import { publishSaved, runToChange } from '../save-run.ts';
import { dropRun } from '../sql.ts';

export const deleteRun = handle(contract.deleteRun, async ({ input, db }) => {
  const { id } = await runToChange(db, input.id);
  await dropRun(db, id);
  publishSaved(db, id);
  return null;
});
