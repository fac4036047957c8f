import type { z } from 'zod';
import type { Formats } from '#shell/formats.ts';
import { Money } from '#ui/Money.tsx';
import { StatusPill } from '#ui/StatusPill.tsx';
import type { Column } from '#ui/table/types.ts';
import { paymentWord } from './payment-labels.ts';
import { sumOf } from './allocation.ts';
import { Translated } from '#shell/texts/Translated.tsx';
import type { Payment } from '@waybill/contract/finance/payments/shapes';

export type PaymentItem = z.output<typeof Payment>;

/** Returns the columns of the list; customers see no column with their own name. */
export function paymentColumns(
  formats: Formats,
  isCustomer: boolean,
): readonly Column<PaymentItem>[] {
  const amount = (value: number) => <Money text={formats.money(value)} />;
  const customer: Column<PaymentItem> = {
    id: 'customer',
    header: 'Customer',
    width: 200,
    card: 'fact',
    sortKey: 'customer/displayName',
    cell: (row) => row.customer.displayName,
    title: (row) => row.customer.displayName,
  };
  return [
    {
      id: 'reference',
      header: 'Payment',
      width: 120,
      card: 'key',
      sortKey: 'paymentReferenceNumber',
      cell: (row) => <span className="font-mono text-table">{row.paymentReferenceNumber}</span>,
    },
    {
      id: 'date',
      header: 'Date',
      width: 110,
      card: 'fact',
      sortKey: 'paymentDate',
      cell: (row) => <span className="num">{formats.date(row.paymentDate)}</span>,
    },
    ...(isCustomer ? [] : [customer]),
    {
      id: 'method',
      header: 'Method',
      width: 120,
      card: 'fact',
      sortKey: 'paymentType',
      cell: (row) => <Translated text={paymentWord(row.paymentType)} />,
    },
    {
      id: 'amount',
      header: 'Amount',
      width: 110,
      align: 'right',
      card: 'fact',
      sortKey: 'paidAmount',
      cell: (row) => amount(row.paidAmount),
    },
    {
      id: 'allocated',
      header: 'Allocated',
      width: 110,
      align: 'right',
      card: 'none',
      cell: (row) => amount(sumOf(row.paymentInvoices.map(({ paidAmount }) => paidAmount))),
    },
    {
      id: 'unallocated',
      header: 'On account',
      width: 120,
      align: 'right',
      card: 'pill',
      sortKey: 'unallocatedAmount',
      cell: (row) => {
        if (row.reversal) return <StatusPill family="neutral">Reversed</StatusPill>;
        return (
          row.unallocatedAmount > 0 && (
            <StatusPill family="amber">
              <span className="num">{formats.money(row.unallocatedAmount)}</span>
            </StatusPill>
          )
        );
      },
    },
    {
      id: 'remittance',
      header: 'Remittance',
      width: 110,
      card: 'none',
      cell: (row) => row.remittanceNumber,
    },
    {
      id: 'bankReference',
      header: 'Bank reference',
      width: 150,
      card: 'none',
      sortKey: 'bankReference',
      cell: bankReference,
      title: bankReference,
    },
  ];
}

const bankReference = ({ paymentDetails }: PaymentItem): string =>
  paymentDetails
    .map(({ reference }) => reference)
    .filter((reference) => reference !== '')
    .join(', ');
