import { financeProblems } from '@waybill/contract/finance/problems';
import { found } from '@waybill/contract/problem';
import type { TenantDb } from '#platform/db/database.ts';
import type { ServicesWithPdfs } from '#platform/services.ts';
import type { FinanceDocument } from '../documents/documents.ts';
import type { financePdfs } from '../documents/pdf/index.ts';
import { dateText } from '../documents/print.ts';
import type { PrintSettings } from '../ledger/office.ts';
import { linesOfRcti, rctiById } from './lists.ts';

export const rctiFile = (number: string): string => `${number}.pdf`;

type Press = Pick<ServicesWithPdfs<typeof financePdfs>, 'pdfs'> & { readonly db: TenantDb };

/** Prints an RCTI. @throws {Problem} RctiNotFound */
export async function printRcti(
  { pdfs, db }: Press,
  id: number,
  { currency, words, logo }: PrintSettings,
): Promise<FinanceDocument> {
  const row = found(await rctiById(db, id), financeProblems.RctiNotFound, { id });
  const lines = await linesOfRcti(db, id);
  const data = {
    isVoid: row.status === 'Void',
    number: row.number,
    invoiceDate: dateText(row.invoice_date, words),
    dueDate: dateText(row.due_date, words),
    agreedOn: dateText(row.agreed_on, words),
    supplier: row.supplier,
    recipient: row.recipient,
    isGstRegistered: row.is_gst_registered,
    moneyStyle: { currency, locale: words.language },
    lines: lines.map((line) => ({
      date: dateText(line.supplied_on, words),
      jobNumber: line.job_number,
      description: [line.service, line.description].filter((text) => text !== '').join(' · '),
      amountExTax: line.tax_exclusive_minor,
      tax: line.tax_minor,
    })),
    totalExTax: row.tax_exclusive_minor,
    tax: row.tax_minor,
    total: row.amount_minor,
    logo,
    paymentDetails: row.payment_details.split('\n').filter((line) => line !== ''),
  };
  return {
    fileName: rctiFile(row.number),
    fileType: 'application/pdf',
    bytes: await pdfs.renderPdf('rcti', data, words),
    customerId: null,
  };
}
