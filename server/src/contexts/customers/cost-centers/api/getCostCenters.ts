import * as contract from '@waybill/contract/customers/endpoints';
import { handle } from '#platform/context.ts';
import { toCostCenter } from '../../address-book/domain/book.ts';
import { whoseRows } from '../../customers/domain/whose.ts';
import { costCentersPage } from '../lists.ts';

export const getCostCenters = handle(contract.getCostCenters, async ({ input, actor, db }) => {
  const page = await costCentersPage(db, { ...input, customerId: whoseRows(actor, input) });
  return { items: page.rows.map(toCostCenter), totalCount: page.totalCount };
});
