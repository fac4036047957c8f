import { formatMoney, type Minor } from '@waybill/kernel/money';

export type DisputedLine = {
  readonly consignmentId: string;
  readonly serviceName: string;
  readonly quoted: Minor;
  readonly invoiced: Minor;
  readonly explanation: string;
  readonly note: string | null;
};

type Dispute = {
  readonly carrierName: string;
  /** The invoice's number, or the name of its file. */
  readonly invoice: string;
  readonly currency: string;
  readonly lines: readonly DisputedLine[];
  /** The number of disputed lines; the letter lists the first of them. */
  readonly count: number;
  /** Their invoiced total before tax. */
  readonly invoiced: Minor;
  readonly writer: { readonly name: string; readonly company: string };
};

/** The maximum number of lines that a letter lists; it counts the others. */
export const linesNamed = 200;

/**
 * Writes a letter to a carrier about the unpaid lines of its invoice, for staff to review before it
 * is sent.
 */
export function disputeLetter(dispute: Dispute): {
  readonly subject: string;
  readonly content: string;
} {
  const { carrierName, invoice, currency, lines, count, invoiced, writer } = dispute;
  const money = (amount: Minor): string => formatMoney(amount, currency, 'en');
  const rest = count - lines.length;
  const what = count === 1 ? '1 line' : `${count} lines`;
  const content = [
    `Dear ${carrierName},`,
    '',
    `we dispute ${what} of your invoice ${invoice}, invoiced at ${money(invoiced)} before ` +
      'GST, and do not pay them until they are settled:',
    '',
    ...lines.flatMap(({ consignmentId, serviceName, quoted, explanation, note, ...line }) => [
      `${consignmentId}, ${serviceName}: invoiced ${money(line.invoiced)}, agreed ` +
        `${money(quoted)}. ${explanation}`,
      ...(note === null ? [] : [`    ${note}`]),
    ]),
    ...(rest > 0 ? [`and ${rest} more, which we list on request.`] : []),
    '',
    'Please send a credit note or tell us why you see it otherwise.',
    '',
    'Kind regards,',
    writer.name,
    writer.company,
  ];
  return { subject: `Dispute of your invoice ${invoice}`, content: content.join('\n') };
}
