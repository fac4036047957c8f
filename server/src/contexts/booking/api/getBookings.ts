import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/booking/endpoints';
import { pageAnswer } from '../acts/answer-page.ts';
import { bookingsPage } from '../lists.ts';

export const getBookings = handle(contract.getBookings, async ({ input, actor, db }) =>
  pageAnswer(db, actor, await bookingsPage(db, input)),
);
