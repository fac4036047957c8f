import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/finance/endpoints';
import { invoicesPage } from '../lists.ts';
import { financeSettingsOf, readingOf } from '../../ledger/office.ts';
import { invoiceOf } from '../mappers.ts';

export const getInvoices = handle(contract.getInvoices, async ({ input, actor, db, now }) => {
  const settings = await financeSettingsOf(db, now);
  const { rows, totalCount } = await invoicesPage(db, input, settings.today);
  const reading = readingOf(settings, actor);
  return { items: rows.map((row) => invoiceOf(row, reading)), totalCount };
});
