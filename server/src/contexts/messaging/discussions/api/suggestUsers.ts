import * as contract from '@waybill/contract/messaging/endpoints';
import { messagingProblems } from '@waybill/contract/messaging/problems';
import { found } from '@waybill/contract/problem';
import { usersCalled } from '#contexts/identity/public.ts';
import { handle } from '#platform/context.ts';
import { discussion } from '../sql/discussions.ts';

/** So many at most, however many are asked for (decisions M-13). */
const suggestionsMax = 10;

export const suggestUsers = handle(contract.suggestUsers, async ({ input, db }) => {
  const { discussionid: id } = input;
  const about =
    id === undefined ? null : found(await discussion(db, id), messagingProblems.DiscussionNotFound);
  const items = await usersCalled(db, {
    search: input.search,
    skip: input.skipCount,
    take: Math.min(input.maxResultCount, suggestionsMax),
    ofCustomer: about?.customer_id ?? undefined,
  });
  return { items };
});
