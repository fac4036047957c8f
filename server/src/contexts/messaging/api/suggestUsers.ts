import * as contract from '@waybill/contract/messaging/endpoints';
import { usersCalled } from '#contexts/identity/public.ts';
import { handle } from '#platform/context.ts';

/** So many at most, however many are asked for (decisions M-13). */
const suggestionsMax = 10;

export const suggestUsers = handle(contract.suggestUsers, async ({ input, db }) => ({
  items: await usersCalled(db, {
    search: input.search,
    skip: input.skipCount,
    take: Math.min(input.maxResultCount, suggestionsMax),
  }),
}));
