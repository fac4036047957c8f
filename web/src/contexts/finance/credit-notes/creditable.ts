import { fromDecimal, subtract, toDecimal } from '@waybill/kernel/money';
import type { InvoiceItem } from '../invoices/invoice-columns.tsx';
import { sumOf } from '../payments/allocation.ts';
import type { Translate } from '#shell/texts/texts-context.ts';

export type CreditableLineItem = InvoiceItem['invoiceDetails'][number] & {
  /** The remaining creditable amount of the line, including tax; with the sign of the line. */
  readonly creditable: number;
};

/** Returns the lines of an invoice with the amounts that earlier credits have left. */
export const creditableLines = ({
  invoiceDetails,
  creditNotes,
}: Pick<InvoiceItem, 'invoiceDetails' | 'creditNotes'>): readonly CreditableLineItem[] =>
  invoiceDetails.map((line) => {
    const credited = creditNotes
      .flatMap(({ details }) => details)
      .filter(({ invoiceDetailId }) => invoiceDetailId === line.id)
      .map(({ approvedAmount }) => approvedAmount ?? 0);
    const rest = subtract(fromDecimal(line.amount), fromDecimal(sumOf(credited)));
    return { ...line, creditable: toDecimal(rest) };
  });

/** Returns the lines of one booking; all lines if no booking is given or no line names it. */
export function linesOfBooking<Line extends { readonly bookingId: number | null }>(
  lines: readonly Line[],
  bookingId: number | undefined,
): readonly Line[] {
  const own = lines.filter((line) => line.bookingId === bookingId);
  return own.length === 0 ? lines : own;
}

/** Returns why a line cannot be credited by this amount, or true. */
export function whyNotCredit(
  value: unknown,
  creditable: number,
  { money, t }: { readonly money: (amount: number) => string; readonly t: Translate },
): string | true {
  if (typeof value !== 'number' || Number.isNaN(value) || value === 0) return true;
  const isWithin = creditable < 0 ? value >= creditable && value < 0 : value <= creditable;
  if (isWithin && value * creditable > 0) return true;
  return creditable === 0
    ? 'Nothing left to credit'
    : t('At most {creditable} can be credited', { creditable: money(creditable) });
}
