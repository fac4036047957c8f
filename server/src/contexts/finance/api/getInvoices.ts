import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/finance/endpoints';
import { invoicesPage } from '../lists.ts';
import { officeOf, readingOf } from '../office.ts';
import { invoiceOf } from '../wire.ts';

export const getInvoices = handle(contract.getInvoices, async ({ input, actor, db, now }) => {
  const office = await officeOf(db, now);
  const { rows, totalCount } = await invoicesPage(db, input, office.today);
  const reading = readingOf(office, actor);
  return { items: rows.map((row) => invoiceOf(row, reading)), totalCount };
});
