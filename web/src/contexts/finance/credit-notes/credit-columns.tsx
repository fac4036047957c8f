import type { z } from 'zod';
import type { Formats } from '#shell/formats.ts';
import { Money } from '#ui/Money.tsx';
import type { Column } from '#ui/table/types.ts';
import { settlementWord } from '../payments/payment-labels.ts';
import { CreditPill } from './CreditPill.tsx';
import { Translated } from '#shell/texts/Translated.tsx';
import type { BilledCreditNote } from '@waybill/contract/finance/credit-notes/shapes';

export type CreditNoteItem = z.output<typeof BilledCreditNote>;

/** Returns the columns of the list; customers see no column with their own name. */
export function creditColumns(
  formats: Formats,
  isCustomer: boolean,
): readonly Column<CreditNoteItem>[] {
  return [
    {
      id: 'number',
      header: 'Number',
      width: 110,
      card: 'key',
      sortKey: 'creditNoteNumber',
      cell: (row) => <span className="font-mono text-table">{row.creditNoteNumber}</span>,
    },
    {
      id: 'status',
      header: 'Status',
      width: 130,
      card: 'pill',
      sortKey: 'status',
      cell: (row) => <CreditPill status={row.status} />,
    },
    ...(isCustomer ? [] : [customer]),
    {
      id: 'invoice',
      header: 'Invoice',
      width: 110,
      card: 'none',
      sortKey: 'invoiceNumber',
      cell: (row) => <span className="font-mono text-table">{row.invoiceNumber}</span>,
    },
    {
      id: 'asked',
      header: 'Requested',
      width: 100,
      card: 'none',
      sortKey: 'creationTime',
      cell: (row) => <span className="num">{formats.date(row.creationTime)}</span>,
    },
    {
      id: 'amount',
      header: 'Requested inc. GST',
      width: 140,
      align: 'right',
      card: 'fact',
      sortKey: 'amount',
      cell: (row) => <Money text={formats.money(row.amount)} />,
    },
    {
      id: 'approved',
      header: 'Approved inc. GST',
      width: 140,
      align: 'right',
      card: 'none',
      sortKey: 'approvedAmount',
      cell: (row) =>
        row.approvedAmount !== null && <Money text={formats.money(row.approvedAmount)} />,
    },
    {
      id: 'settlement',
      header: 'Settled as',
      width: 150,
      card: 'none',
      sortKey: 'settlement',
      hideBelow: 1024,
      cell: (row) => row.settlement && <Translated text={settlementWord(row.settlement)} />,
    },
  ];
}

const customer: Column<CreditNoteItem> = {
  id: 'customer',
  header: 'Customer',
  width: 180,
  card: 'fact',
  sortKey: 'customer/displayName',
  cell: (row) => row.customer.displayName,
  title: (row) => `${row.customer.displayName} (${row.customer.code})`,
};
