import type { z } from 'zod';
import type { Formats } from '#shell/formats.ts';
import { Money } from '#ui/Money.tsx';
import type { Column } from '#ui/table/types.ts';
import { Overdue } from '../links/Overdue.tsx';
import { InvoicePill } from '../parts/InvoicePill.tsx';
import { Translated } from '#shell/texts/Translated.tsx';
import { spacedWord } from '../payments/payment-labels.ts';
import type { Invoice } from '@waybill/contract/finance/invoices/shapes';

export type InvoiceItem = z.output<typeof Invoice>;

/** Returns the columns of the list; customers see no column with their own name. */
export function invoiceColumns(
  formats: Formats,
  isCustomer: boolean,
): readonly Column<InvoiceItem>[] {
  return [
    {
      id: 'number',
      header: 'Number',
      width: 115,
      card: 'key',
      sortKey: 'invoiceNumber',
      cell: (row) => <span className="font-mono text-table">{row.invoiceNumber}</span>,
    },
    { id: 'status', header: 'Status', width: 128, card: 'pill', sortKey: 'status', cell: pill },
    ...(isCustomer ? [] : [customer]),
    ...dates(formats),
    ...amounts(formats),
    { id: 'type', header: 'Type', width: 95, card: 'none', cell: Type },
    ...(isCustomer ? [] : [sent(formats)]),
  ];
}

const pill = (row: InvoiceItem) => <InvoicePill status={row.status} />;
const Type = ({ invoiceType }: InvoiceItem) => <Translated text={spacedWord(invoiceType)} />;

/** The date on which it was last e-mailed to its customer. */
const sent = ({ date, dateTime }: Formats): Column<InvoiceItem> => ({
  id: 'sent',
  header: 'Sent',
  width: 105,
  card: 'none',
  cell: (row) => {
    const at = lastSent(row)?.creationTime;
    return at !== undefined && <span className="num">{date(at)}</span>;
  },
  title: (row) => {
    const email = lastSent(row);
    return email === undefined ? '' : `${dateTime(email.creationTime)} · ${email.note ?? ''}`;
  },
});

const lastSent = ({ invoiceHistory }: InvoiceItem) =>
  invoiceHistory.findLast(({ action }) => action === 'Sent');

const customer: Column<InvoiceItem> = {
  id: 'customer',
  header: 'Customer',
  width: 155,
  card: 'fact',
  sortKey: 'customer/displayName',
  cell: (row) => row.customer.displayName,
  title: (row) => `${row.customer.displayName} (${row.customer.code})`,
};

const dates = (formats: Formats): readonly Column<InvoiceItem>[] => [
  {
    id: 'date',
    header: 'Date',
    width: 105,
    card: 'none',
    sortKey: 'invoiceDate',
    cell: (row) => <span className="num">{formats.date(row.invoiceDate)}</span>,
  },
  {
    id: 'due',
    header: 'Due',
    width: 190,
    card: 'none',
    sortKey: 'dueDate',
    cell: (row) => (
      <span className="num">
        {formats.date(row.dueDate)}
        {row.status === 'Overdue' && (
          <span className="ml-2 text-red-fg">
            <Overdue dueDay={formats.dayOf(row.dueDate)} today={formats.dayOf(Date.now())} />
          </span>
        )}
      </span>
    ),
  },
];

const amounts = (formats: Formats): readonly Column<InvoiceItem>[] => [
  amount(formats, { id: 'outstandingAmount', header: 'Outstanding', width: 110, card: 'fact' }),
  amount(formats, { id: 'amount', header: 'Total inc. GST', width: 122 }),
  amount(formats, { id: 'taxExclusiveAmount', header: 'Ex. tax' }),
  amount(formats, { id: 'tax', header: 'GST', width: 95 }),
];

type AmountColumn = Pick<Column<InvoiceItem>, 'header'> &
  Partial<Column<InvoiceItem>> & {
    readonly id: 'taxExclusiveAmount' | 'tax' | 'amount' | 'outstandingAmount';
  };

const amount = ({ money }: Formats, column: AmountColumn): Column<InvoiceItem> => ({
  width: 120,
  align: 'right',
  card: 'none',
  sortKey: column.id,
  cell: (row) => <Money text={money(row[column.id])} />,
  ...column,
});
