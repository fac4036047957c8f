import { handle } from '#platform/context.ts';
import { type CsvColumn, writeCsvHead, writeCsvRows } from '#platform/csv.ts';
import type { TenantDb } from '#platform/db/database.ts';
import type { House } from '#platform/house.ts';
import * as contract from '@waybill/contract/finance/endpoints';
import { pageSizeMax } from '@waybill/contract/shared/page';
import type { LocalDate } from '@waybill/kernel/local-date';
import { toDecimal } from '@waybill/kernel/money';
import { ticketOf } from '../documents.ts';
import { statusOn } from '../domain/due.ts';
import { type InvoiceRow, invoicesPage } from '../lists.ts';
import { officeOf } from '../office.ts';
import { numberOf } from '../wire.ts';

export const exportInvoices = ({ files }: Pick<House, 'files'>) =>
  handle(contract.exportInvoices, async ({ input, actor, db, now }) => {
    const { today } = await officeOf(db, now);
    const csv = await csvOf(db, input, today);
    return ticketOf(
      { db, files, now },
      {
        fileName: `Invoices ${today}.csv`,
        fileType: 'text/csv',
        bytes: Buffer.from(csv),
        customerId: actor.customerId,
      },
    );
  });

type Asked = Omit<Parameters<typeof invoicesPage>[1], 'skipCount' | 'maxResultCount'>;

async function csvOf(db: TenantDb, asked: Asked, today: LocalDate): Promise<string> {
  const columns = columnsOn(today);
  let csv = writeCsvHead(columns);
  for (let skipCount = 0; ; skipCount += pageSizeMax) {
    const page = { ...asked, skipCount, maxResultCount: pageSizeMax };
    const { rows } = await invoicesPage(db, page, today);
    csv += writeCsvRows(columns, rows);
    if (rows.length < pageSizeMax) return csv;
  }
}

const columnsOn = (today: LocalDate): readonly CsvColumn<InvoiceRow>[] => [
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
  { head: 'Amount', cell: (row) => toDecimal(row.amount_minor), decimals: 2 },
  { head: 'Outstanding', cell: (row) => toDecimal(row.outstanding_minor), decimals: 2 },
];
