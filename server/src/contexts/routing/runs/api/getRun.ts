import { found, notValidField } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/routing/endpoints';
import { routingProblems } from '@waybill/contract/routing/problems';
import { handle } from '#platform/context.ts';
import { toRun } from '../mappers.ts';
import { openRunOf, run } from '../sql.ts';
import { ownRunsOf } from '../visibility.ts';

export const getRun = handle(contract.getRun, async ({ input, actor, db }) => {
  const own = await ownRunsOf(db, actor);
  if (input.id !== undefined) {
    return { run: toRun(found(await run(db, input.id, own), routingProblems.RunNotFound)) };
  }
  const driverId = input.driverId ?? own;
  if (driverId === null) throw notValidField('id', 'Please send the id of a run or of a driver');
  const isOwn = own === null || own === driverId;
  const row = isOwn ? await openRunOf(db, driverId) : undefined;
  return { run: toRun(found(row, routingProblems.RunNotFound)) };
});
