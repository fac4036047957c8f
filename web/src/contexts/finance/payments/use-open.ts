import { useInvoices, useRemittances } from '../calls.ts';
import type { InvoiceRow } from '../invoices/invoice-columns.tsx';
import { owedFilter } from '../invoices/invoice-search.ts';
import type { RemittanceRow } from '../remittances/remittance-columns.tsx';

/** Whose: a customer's, nobody's yet (null), or the caller's own (undefined). */
type Whose = number | null | undefined;

const asked = (customerId: Whose) =>
  customerId === null || customerId === undefined ? {} : { customerId };

/** Invoices that wait for money, the oldest due first; undefined while they are loaded. */
export function useOpenInvoices(customerId: Whose): readonly InvoiceRow[] | undefined {
  const { data, isPlaceholderData } = useInvoices(
    {
      ...asked(customerId),
      filter: owedFilter,
      sorting: 'dueDate asc',
      maxResultCount: 200,
    },
    customerId !== null,
  );
  return customerId === null || isPlaceholderData ? undefined : data?.items;
}

/** Remittance advices that can still be paid, the newest first; none while they are loaded. */
export function usePayableRemittances(customerId: Whose): readonly RemittanceRow[] {
  const { data, isPlaceholderData } = useRemittances(
    {
      ...asked(customerId),
      filter: "status eq 'Pending' or status eq 'PartiallyPaid'",
      maxResultCount: 100,
    },
    customerId !== null,
  );
  return customerId === null || isPlaceholderData ? none : (data?.items ?? none);
}

const none: readonly RemittanceRow[] = [];
