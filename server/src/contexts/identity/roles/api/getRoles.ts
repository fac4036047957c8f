import * as contract from '@waybill/contract/identity/endpoints';
import { handle } from '#platform/context.ts';
import { rolesSeenBy, toRole } from '../roles-seen.ts';
import { roles } from '../sql.ts';

export const getRoles = handle(contract.getRoles, async ({ input, actor, db }) => ({
  items: (await roles(db, rolesSeenBy(actor), input.permission)).map(toRole),
}));
