import * as contract from '@waybill/contract/messaging/endpoints';
import { messagingProblems } from '@waybill/contract/messaging/problems';
import type { InputOf } from '@waybill/contract/endpoint';
import { found } from '@waybill/contract/problem';
import { usersCalled } from '#contexts/identity/public.ts';
import { handle } from '#platform/context.ts';
import type { TenantDb } from '#platform/db/database.ts';
import type { Actor } from '#platform/http/actor.ts';
import { discussion } from '../sql/discussions.ts';
import { taggedRecord } from '../tagged.ts';

/** The maximum number of suggestions, whatever the request specifies (decisions M-13). */
const suggestionsMax = 10;

export const suggestUsers = handle(contract.suggestUsers, async ({ input, actor, db }) => {
  const customerId = await customerOf(db, actor, input);
  const items = await usersCalled(db, {
    search: input.search,
    skip: input.skipCount,
    take: Math.min(input.maxResultCount, suggestionsMax),
    ofCustomer: customerId ?? undefined,
  });
  return { items };
});

/** Returns the customer whose users may be tagged besides staff; null for any customer's. */
async function customerOf(
  db: TenantDb,
  actor: Actor,
  { discussionid: id, entitytype, entityid }: InputOf<typeof contract.suggestUsers>,
): Promise<number | null> {
  if (id !== undefined) {
    return found(await discussion(db, id), messagingProblems.DiscussionNotFound).customer_id;
  }
  if (entitytype === undefined || entityid === undefined) return null;
  return (await taggedRecord(db, actor, { entitytype, entityid })).customerId;
}
