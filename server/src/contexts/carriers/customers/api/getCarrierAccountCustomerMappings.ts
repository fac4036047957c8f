import * as contract from '@waybill/contract/carriers/endpoints';
import { handle } from '#platform/context.ts';
import { requirePermission } from '#platform/http/actor.ts';
import { mappingsPage } from '../lists.ts';

/** Guests see none: mappings belong to customers. */
export const getCustomerMappings = handle(
  contract.getCarrierAccountCustomerMappings,
  async ({ input, actor, db }) => {
    requirePermission(actor, 'Carrier.View');
    const { rows, totalCount } = await mappingsPage(db, input);
    const items = rows.map((row) => ({
      carrierAccountId: row.account_id,
      customerId: row.customer_id,
      isOwn: row.is_own,
      isActive: row.is_active,
    }));
    return { items, totalCount };
  },
);
