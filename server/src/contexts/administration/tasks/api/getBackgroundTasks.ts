import * as contract from '@waybill/contract/administration/endpoints';
import { taskStates } from '@waybill/contract/administration/shapes';
import { userNames } from '#contexts/identity/public.ts';
import { handle } from '#platform/context.ts';
import { countsByState, tasksPage } from '../sql.ts';
import { toTask } from '../../audit/mappers.ts';

export const getBackgroundTasks = handle(contract.getBackgroundTasks, async ({ input, db }) => {
  const { rows, totalCount } = await tasksPage(db, input);
  const names = await userNames(
    db,
    rows.flatMap(({ discarded_by }) => discarded_by ?? []),
  );
  const counted = new Map((await countsByState(db)).map(({ state, count }) => [state, count]));
  const [waiting, running, failing, dead, discarded] = taskStates.map(
    (state) => counted.get(state) ?? 0,
  );
  return {
    items: rows.map((row) => toTask(row, names)),
    totalCount,
    counts: {
      Waiting: waiting ?? 0,
      Running: running ?? 0,
      Failing: failing ?? 0,
      Dead: dead ?? 0,
      Discarded: discarded ?? 0,
    },
  };
});
