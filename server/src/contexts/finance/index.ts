import type { PaymentSettings } from '#contexts/tenancy/public.ts';
import { daily } from '#platform/background/daily.ts';
import { context } from '#platform/context.ts';
import type { ServicesWithPdfs } from '#platform/services.ts';
import { addInvoiceNote } from './api/addInvoiceNote.ts';
import { allocatePayment } from './api/allocatePayment.ts';
import { assignCustomerFee } from './api/assignCustomerFee.ts';
import { createCreditCardPayment } from './api/createCreditCardPayment.ts';
import { createCreditNoteRequest } from './api/createCreditNoteRequest.ts';
import { createOrUpdateFee } from './api/createOrUpdateFee.ts';
import { createPayment } from './api/createPayment.ts';
import { createRemittanceAdvice } from './api/createRemittanceAdvice.ts';
import { deleteCreditNote } from './api/deleteCreditNote.ts';
import { deleteRemittanceAdvice } from './api/deleteRemittanceAdvice.ts';
import { downloadDocument } from './api/downloadDocument.ts';
import { exportCreditNotes } from './api/exportCreditNotes.ts';
import { exportInvoices } from './api/exportInvoices.ts';
import { exportJournals } from './api/exportJournals.ts';
import { exportPayments } from './api/exportPayments.ts';
import { exportRemittanceAdvices } from './api/exportRemittanceAdvices.ts';
import { generateAdhocInvoice } from './api/generateAdhocInvoice.ts';
import { generateInvoices } from './api/generateInvoices.ts';
import { getBillingOverview } from './api/getBillingOverview.ts';
import { getBillingRun } from './api/getBillingRun.ts';
import { getBillingWork } from './api/getBillingWork.ts';
import { getBraintreeTokenizationKey } from './api/getBraintreeTokenizationKey.ts';
import { getCreditNoteDocument } from './api/getCreditNoteDocument.ts';
import { getCreditNoteForEdit } from './api/getCreditNoteForEdit.ts';
import { getCreditNotes } from './api/getCreditNotes.ts';
import { getFeeForEdit } from './api/getFeeForEdit.ts';
import { getFees } from './api/getFees.ts';
import { getFinanceStatement } from './api/getFinanceStatement.ts';
import { getGuestTokenizationKey } from './api/getGuestTokenizationKey.ts';
import { getInvoiceDocument } from './api/getInvoiceDocument.ts';
import { getInvoiceForEdit } from './api/getInvoiceForEdit.ts';
import { getInvoices } from './api/getInvoices.ts';
import { getJournalAccounts } from './api/getJournalAccounts.ts';
import { getPayments } from './api/getPayments.ts';
import { getReceivables } from './api/getReceivables.ts';
import { getRemittanceAdvices } from './api/getRemittanceAdvices.ts';
import { getRemittanceDocument } from './api/getRemittanceDocument.ts';
import { getStatementDocument } from './api/getStatementDocument.ts';
import { getStatementRun } from './api/getStatementRun.ts';
import { getStatementWork } from './api/getStatementWork.ts';
import { getTransactionInfo } from './api/getTransactionInfo.ts';
import { issueInvoice } from './api/issueInvoice.ts';
import { mailStatement } from './api/mailStatement.ts';
import { mailStatements } from './api/mailStatements.ts';
import { printInvoices } from './api/printInvoices.ts';
import { processCreditNoteRequest } from './api/processCreditNoteRequest.ts';
import { reversePayment } from './api/reversePayment.ts';
import { sendInvoices } from './api/sendInvoices.ts';
import { settleCreditNote } from './api/settleCreditNote.ts';
import { startBillingRun } from './api/startBillingRun.ts';
import { startStatementRun } from './api/startStatementRun.ts';
import { updateCreditNoteNotes } from './api/updateCreditNoteNotes.ts';
import { voidInvoice } from './api/voidInvoice.ts';
import { voidInvoices } from './api/voidInvoices.ts';
import { zipDocuments } from './api/zipDocuments.ts';
import { giveGuestPaymentBack, saveGuestPayment, settleGuestInvoice } from './guest-payment.ts';
import { settleCards } from './settle-cards.ts';
import { resolveReturn } from './card-return.ts';
import { resolvingReturn } from './open-return.ts';
import { resolveCharge, resolvingCharge } from './charge.ts';
import { billRun, makingRun } from './billing-run.ts';
import { makeStatements, makingStatements } from './statement-run.ts';
import { billDay, remindDay } from './every-day.ts';
import type { financePdfs } from './pdf/index.ts';
import { draftRepetition } from './repeat.ts';

export const finance = (services: ServicesWithPdfs<typeof financePdfs> & PaymentSettings) =>
  context('finance', {
    endpoints: [
      addInvoiceNote,
      allocatePayment,
      assignCustomerFee,
      createCreditCardPayment(services),
      createCreditNoteRequest,
      createOrUpdateFee,
      createPayment,
      createRemittanceAdvice,
      deleteCreditNote,
      deleteRemittanceAdvice,
      downloadDocument(services),
      exportCreditNotes(services),
      exportInvoices(services),
      exportJournals(services),
      exportPayments(services),
      exportRemittanceAdvices(services),
      generateAdhocInvoice,
      generateInvoices,
      getBillingOverview,
      getBillingRun,
      getBillingWork,
      getBraintreeTokenizationKey(services),
      getCreditNoteDocument(services),
      getCreditNoteForEdit,
      getCreditNotes,
      getFeeForEdit,
      getFees,
      getFinanceStatement,
      getGuestTokenizationKey(services),
      getInvoiceDocument(services),
      getInvoiceForEdit,
      getInvoices,
      getJournalAccounts,
      getPayments,
      getReceivables,
      getRemittanceAdvices,
      getRemittanceDocument(services),
      getStatementDocument(services),
      getStatementRun,
      getStatementWork,
      getTransactionInfo,
      issueInvoice,
      mailStatement,
      mailStatements,
      printInvoices(services),
      processCreditNoteRequest,
      reversePayment(services),
      sendInvoices,
      settleCreditNote(services),
      startBillingRun,
      startStatementRun,
      updateCreditNoteNotes,
      voidInvoice,
      voidInvoices,
      zipDocuments(services),
    ],
    on: {
      'booking.paid': saveGuestPayment(services),
      'booking.cancelled': giveGuestPaymentBack,
      'booking.deleted': giveGuestPaymentBack,
      'invoice.issued': settleGuestInvoice,
    },
    tasks: {
      'finance.draftRepetition': draftRepetition,
      [makingRun]: billRun,
      [makingStatements]: makeStatements(services),
      [resolvingCharge]: resolveCharge(services),
      [resolvingReturn]: resolveReturn(services),
    },
    daily: {
      'finance.settleCards': daily('01:00', settleCards(services)),
      'finance.billDay': daily('02:00', billDay),
      'finance.remindDay': daily('08:00', remindDay),
    },
    live: {
      'billingRun.changed': 'billing',
      'statementRun.changed': 'statements',
      'invoice.drafted': 'finance',
      'invoice.issued': 'finance',
      'invoice.sendingAsked': 'finance',
      'invoice.voided': 'finance',
      'cardCharge.decided': 'finance',
      'cardReturn.changed': 'finance',
      'creditNote.changed': 'finance',
      'payment.changed': 'finance',
      'payment.recorded': 'finance',
      'remittance.advised': 'finance',
      'remittance.cancelled': 'finance',
    },
  });
