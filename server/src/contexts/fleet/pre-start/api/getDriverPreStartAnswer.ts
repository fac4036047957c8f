import * as contract from '@waybill/contract/fleet/endpoints';
import { fleetProblems } from '@waybill/contract/fleet/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { onlyOf } from '../../drivers/mappers.ts';
import { answerOf } from '../mappers.ts';
import { preStartAnswer } from '../sql.ts';

export const getDriverPreStartAnswer = handle(
  contract.getDriverPreStartAnswer,
  async ({ input, actor, db }) => {
    const row = await preStartAnswer(db, input.id, onlyOf(actor));
    return { answer: answerOf(found(row, fleetProblems.PreStartAnswerNotFound)) };
  },
);
