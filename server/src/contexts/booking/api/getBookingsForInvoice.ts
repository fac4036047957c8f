import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/booking/endpoints';
import { pageAnswer } from '../acts/answer-page.ts';
import { bookingsPage, toInvoice } from '../lists.ts';

export const getBookingsForInvoice = handle(
  contract.getBookingsForInvoice,
  async ({ input, actor, db }) => pageAnswer(db, actor, await bookingsPage(db, input, toInvoice)),
);
