import type { AdhocInvoice, AdhocInvoiceItem } from '@waybill/contract/finance/adhoc-invoice';
import { type LocalDate, localDate } from '@waybill/kernel/local-date';
import { fromDecimal } from '@waybill/kernel/money';
import type { z } from 'zod';
import type { Charge } from './bill.ts';

export type Adhoc = z.output<typeof AdhocInvoice>;
type Item = z.output<typeof AdhocInvoiceItem>;

/** Every price of every item, as a line of its own. */
export function chargesOf(adhoc: Adhoc, invoiceDate: LocalDate): readonly Charge[] {
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

const wordsOf = ({ quantity, packageType }: Item): string => `${quantity} × ${packageType}`;
