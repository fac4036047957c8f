import * as contract from '@waybill/contract/messaging/endpoints';
import { messagingProblems } from '@waybill/contract/messaging/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { messagesPage } from '../lists.ts';
import { toMessage } from '../mappers.ts';
import { discussion } from '../../discussions/sql/discussions.ts';

export const getEmails = handle(contract.getEmails, async ({ input, db }) => {
  const { discussionid: id } = input;
  if (id !== undefined) found(await discussion(db, id), messagingProblems.DiscussionNotFound);
  const page = await messagesPage(db, input);
  return { items: page.rows.map(toMessage), totalCount: page.totalCount };
});
