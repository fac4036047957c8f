import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/booking/endpoints';
import { bookingProblems } from '@waybill/contract/booking/problems';
import { found } from '@waybill/contract/problem';
import { logAnswer } from '../domain/log-answer.ts';
import { log } from '../sql/beside.ts';

export const getOperationLog = handle(contract.getOperationLog, async ({ input, actor, db }) =>
  logAnswer(found(await log(db, input.id), bookingProblems.OperationLogNotFound), actor),
);
