import * as finance from '@waybill/contract/finance/endpoints';
import type { Caller } from '#testing/test-app.ts';

/** Approves a credit note over the whole first line of an invoice. */
export async function credited(lena: Caller, invoiceId: number, amount: number) {
  const { invoice } = await lena.call(finance.getInvoiceForEdit, { id: invoiceId });
  const [line] = invoice.invoiceDetails;
  const request = {
    invoiceId,
    amount,
    note: 'Arrived wet',
    details: [{ invoiceDetailId: line?.id ?? 0, amount, notes: 'Wet' }],
  };
  const { id } = await lena.call(finance.createCreditNoteRequest, { creditNote: request });
  const { creditNote } = await lena.call(finance.getCreditNoteForEdit, { id });
  const details = creditNote.details.map((each) => ({ id: each.id, approvedAmount: amount }));
  await lena.call(finance.processCreditNoteRequest, {
    operation: 'Approve',
    creditNote: { id, approvedAmount: amount, details },
  } as never);
  return id;
}
