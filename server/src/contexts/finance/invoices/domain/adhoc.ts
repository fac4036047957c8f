import type {
  AdhocInvoice,
  AdhocInvoiceItem,
} from '@waybill/contract/finance/invoices/adhoc-invoice';
import { type LocalDate, localDate } from '@waybill/kernel/local-date';
import { fromDecimal } from '@waybill/kernel/money';
import type { InvoiceCharge } from './bill.ts';

/** Returns a line for every price of every item. */
export function chargesOf(adhoc: AdhocInvoice, invoiceDate: LocalDate): readonly InvoiceCharge[] {
  const suppliedOn = adhoc.serviceDate === undefined ? invoiceDate : localDate(adhoc.serviceDate);
  return adhoc.items.flatMap((item) =>
    item.pricingDetails.map((price) => ({
      type: price.type,
      referenceNo: '',
      description: [price.description ?? adhoc.description, wordsOf(item)]
        .filter((text) => text !== undefined && text !== '')
        .join(' · '),
      service: adhoc.service ?? null,
      suppliedOn,
      quantity: item.quantity,
      bookingId: null,
      amount: fromDecimal(price.amount),
      taxed: price.isTaxable,
    })),
  );
}

const wordsOf = ({ quantity, packageType }: AdhocInvoiceItem): string =>
  `${quantity} × ${packageType}`;
