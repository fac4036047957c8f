import * as contract from '@waybill/contract/customers/endpoints';
import { handle } from '#platform/context.ts';
import { toReference } from '../../address-book/domain/book.ts';
import { whoseRows } from '../../customers/domain/whose.ts';
import { referencesPage } from '../lists.ts';

export const getReferences = handle(contract.getReferences, async ({ input, actor, db }) => {
  const page = await referencesPage(db, { ...input, customerId: whoseRows(actor, input) });
  return { items: page.rows.map(toReference), totalCount: page.totalCount };
});
