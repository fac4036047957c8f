import * as contract from '@waybill/contract/carriers/endpoints';
import { handle } from '#platform/context.ts';
import { requirePermission } from '#platform/http/actor.ts';
import { accountsPage } from '../lists.ts';
import { toAccount } from '../mappers.ts';

export const getCarrierAccounts = handle(
  contract.getCarrierAccounts,
  async ({ input, actor, db }) => {
    requirePermission(actor, 'Carrier.View');
    const isGuest = actor.kind === 'guest';
    const { rows, totalCount } = await accountsPage(db, { ...input, isGuest });
    return { items: rows.map((row) => toAccount(row, !isGuest)), totalCount };
  },
);
