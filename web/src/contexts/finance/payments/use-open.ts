import type { InvoiceItem } from '../invoices/invoice-columns.tsx';
import { owedFilter } from '../invoices/invoice-search.ts';
import type { RemittanceItem } from '../remittances/remittance-columns.tsx';
import { useInvoices } from '../invoices/calls.ts';
import { useRemittances } from '../remittances/calls.ts';

/** The customer: an id, not chosen yet (null), or the caller's own (undefined). */
type Whose = number | null | undefined;

const query = (customerId: Whose) =>
  customerId === null || customerId === undefined ? {} : { customerId };

/** Queries open invoices, the earliest due first; undefined while loading. */
export function useOpenInvoices(customerId: Whose): readonly InvoiceItem[] | undefined {
  const { data, isPlaceholderData } = useInvoices(
    {
      ...query(customerId),
      filter: owedFilter,
      sorting: 'dueDate asc',
      maxResultCount: 200,
    },
    customerId !== null,
  );
  return customerId === null || isPlaceholderData ? undefined : data?.items;
}

/** Queries remittance advices not paid yet, newest first; empty while loading. */
export function usePayableRemittances(customerId: Whose): readonly RemittanceItem[] {
  const { data, isPlaceholderData } = useRemittances(
    {
      ...query(customerId),
      filter: "status eq 'Pending' or status eq 'PartiallyPaid'",
      maxResultCount: 100,
    },
    customerId !== null,
  );
  return customerId === null || isPlaceholderData ? none : (data?.items ?? none);
}

const none: readonly RemittanceItem[] = [];
