import { handle } from '#platform/context.ts';
import type { CsvColumn } from '#platform/csv.ts';
import type { Services } from '#platform/services.ts';
import * as contract from '@waybill/contract/finance/endpoints';
import type { LocalDate } from '@waybill/kernel/local-date';
import { toDecimal } from '@waybill/kernel/money';
import { statusOn } from '../domain/due-date.ts';
import { saveListFile } from '../../documents/list-file.ts';
import { invoiceBatches, type ListedInvoiceRow } from '../lists.ts';
import { financeSettingsOf } from '../../ledger/office.ts';
import { numberOf } from '../mappers.ts';

export const exportInvoices = ({ files }: Pick<Services, 'files'>) =>
  handle(contract.exportInvoices, async ({ input, actor, db, now }) => {
    const { today } = await financeSettingsOf(db, now);
    return saveListFile(
      { db, files, now },
      {
        name: 'Invoices',
        today,
        columns: columnsOn(today),
        batches: invoiceBatches(db, input, today),
        actor,
      },
    );
  });

const columnsOn = (today: LocalDate): readonly CsvColumn<ListedInvoiceRow>[] => [
  { head: 'Invoice', cell: (row) => numberOf(row) },
  { head: 'Date', cell: (row) => row.invoice_date },
  { head: 'Due', cell: (row) => row.due_date },
  { head: 'Customer code', cell: (row) => row.customer.code },
  { head: 'Customer', cell: (row) => row.customer.displayName },
  { head: 'Type', cell: (row) => row.type },
  { head: 'Status', cell: (row) => statusOn({ status: row.status, dueDate: row.due_date }, today) },
  { head: 'Reference', cell: (row) => row.reference },
  { head: 'Amount ex GST', cell: (row) => toDecimal(row.tax_exclusive_minor), decimals: 2 },
  { head: 'GST', cell: (row) => toDecimal(row.tax_minor), decimals: 2 },
  { head: 'Amount inc GST', cell: (row) => toDecimal(row.amount_minor), decimals: 2 },
  { head: 'Outstanding', cell: (row) => toDecimal(row.outstanding_minor), decimals: 2 },
];
