import * as contract from '@waybill/contract/messaging/endpoints';
import { handle } from '#platform/context.ts';
import { commentOnWire } from '../domain/wire.ts';
import { commentsPage } from '../lists.ts';

export const getComments = handle(contract.getComments, async ({ input, db }) => {
  const page = await commentsPage(db, input);
  return { items: page.rows.map(commentOnWire), totalCount: page.totalCount };
});
