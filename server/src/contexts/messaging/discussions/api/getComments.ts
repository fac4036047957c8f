import * as contract from '@waybill/contract/messaging/endpoints';
import { handle } from '#platform/context.ts';
import { toComment } from '../domain/mappers.ts';
import { commentsPage } from '../lists.ts';

export const getComments = handle(contract.getComments, async ({ input, db }) => {
  const page = await commentsPage(db, input);
  return { items: page.rows.map(toComment), totalCount: page.totalCount };
});
