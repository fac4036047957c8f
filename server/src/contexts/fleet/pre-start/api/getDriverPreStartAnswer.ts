import * as contract from '@waybill/contract/fleet/endpoints';
import { fleetProblems } from '@waybill/contract/fleet/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { onlyOf } from '../../drivers/mappers.ts';
import { checkOf } from '../mappers.ts';
import { preStartCheck } from '../sql.ts';

export const getDriverPreStartAnswer = handle(
  contract.getDriverPreStartAnswer,
  async ({ input, actor, db }) => {
    const row = await preStartCheck(db, input.id, onlyOf(actor));
    return { answer: checkOf(found(row, fleetProblems.PreStartCheckNotFound)) };
  },
);
