import * as contract from '@waybill/contract/customers/endpoints';
import { handle } from '#platform/context.ts';
import { requirePermission } from '#platform/http/actor.ts';
import { toAddress } from '../domain/book.ts';
import { whoseRows } from '../../customers/domain/whose.ts';
import { addressesPage } from '../lists.ts';

export const getFrequentAddresses = handle(
  contract.getFrequentAddresses,
  async ({ input, actor, db }) => {
    requirePermission(actor, 'Customer.View');
    const page = await addressesPage(db, { ...input, customerId: whoseRows(actor, input) });
    return { items: page.rows.map(toAddress), totalCount: page.totalCount };
  },
);
