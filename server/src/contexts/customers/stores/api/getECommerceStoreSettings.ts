import * as contract from '@waybill/contract/customers/endpoints';
import { handle } from '#platform/context.ts';
import { toStore } from '../domain.ts';
import { whoseRows } from '../../customers/domain/whose.ts';
import { stores } from '../sql.ts';

export const getECommerceStoreSettings = handle(
  contract.getECommerceStoreSettings,
  async ({ input, actor, db }) => {
    const { storeKey } = input;
    const rows = await stores(db, { customerId: whoseRows(actor, input), storeKey });
    return { items: rows.map(toStore) };
  },
);
