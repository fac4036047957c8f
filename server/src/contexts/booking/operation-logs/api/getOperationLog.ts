import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/booking/endpoints';
import { bookingProblems } from '@waybill/contract/booking/problems';
import { found } from '@waybill/contract/problem';
import { toLogEntry } from '../domain/log-mapper.ts';
import { log } from '../../bookings/sql/related-rows.ts';

export const getOperationLog = handle(contract.getOperationLog, async ({ input, actor, db }) =>
  toLogEntry(found(await log(db, input.id), bookingProblems.OperationLogNotFound), actor),
);
