import type { AdhocInvoice } from '@waybill/contract/finance/invoices/adhoc-invoice';
import { addDays, addMonths, type LocalDate } from '@waybill/kernel/local-date';

/**
 * Returns the date of the `count`th repetition, or null if the invoice is not recurring. Months are
 * counted from the first date, so that the 31st becomes a month's end and then the 31st again
 * (decisions F-25).
 */
export function repetitionDate(
  frequency: AdhocInvoice['frequency'],
  first: LocalDate,
  count: number,
): LocalDate | null {
  if (frequency === 'Weekly') return addDays(first, 7 * count);
  return frequency === 'Monthly' ? addMonths(first, count) : null;
}
