import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/booking/endpoints';
import { wholeAnswer } from '../acts/answer-page.ts';

export const getBookingForEdit = handle(contract.getBookingForEdit, ({ input, actor, db }) =>
  wholeAnswer(db, actor, input.Id),
);
