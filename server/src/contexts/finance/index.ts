import type { PaymentSettings } from '#contexts/tenancy/public.ts';
import { daily } from '#platform/background/daily.ts';
import { context, type Handler } from '#platform/context.ts';
import type { ServicesWithPdfs } from '#platform/services.ts';
import { addInvoiceNote } from './invoices/api/addInvoiceNote.ts';
import { allocatePayment } from './payments/api/allocatePayment.ts';
import { assignCustomerFee } from './fees/api/assignCustomerFee.ts';
import { createCreditCardPayment } from './cards/api/createCreditCardPayment.ts';
import { createCreditNoteRequest } from './credit-notes/api/createCreditNoteRequest.ts';
import { createOrUpdateFee } from './fees/api/createOrUpdateFee.ts';
import { createPayment } from './payments/api/createPayment.ts';
import { createRemittanceAdvice } from './remittances/api/createRemittanceAdvice.ts';
import { deleteCreditNote } from './credit-notes/api/deleteCreditNote.ts';
import { deleteRemittanceAdvice } from './remittances/api/deleteRemittanceAdvice.ts';
import { downloadDocument } from './documents/api/downloadDocument.ts';
import { exportCreditNotes } from './credit-notes/api/exportCreditNotes.ts';
import { exportInvoices } from './invoices/api/exportInvoices.ts';
import { exportJournals } from './journals/api/exportJournals.ts';
import { exportPayments } from './payments/api/exportPayments.ts';
import { exportRemittanceAdvices } from './remittances/api/exportRemittanceAdvices.ts';
import { generateAdhocInvoice } from './invoices/api/generateAdhocInvoice.ts';
import { generateInvoices } from './billing/api/generateInvoices.ts';
import { getBillingDraft } from './billing/api/getBillingDraft.ts';
import { getBillingOverview } from './billing/api/getBillingOverview.ts';
import { getBillingRun } from './billing/api/getBillingRun.ts';
import { getBillingWork } from './billing/api/getBillingWork.ts';
import { getBraintreeTokenizationKey } from './cards/api/getBraintreeTokenizationKey.ts';
import { getCreditNoteDocument } from './credit-notes/api/getCreditNoteDocument.ts';
import { getCreditNoteForEdit } from './credit-notes/api/getCreditNoteForEdit.ts';
import { getCreditNotes } from './credit-notes/api/getCreditNotes.ts';
import { getFeeForEdit } from './fees/api/getFeeForEdit.ts';
import { getFees } from './fees/api/getFees.ts';
import { getFinanceStatement } from './statements/api/getFinanceStatement.ts';
import { getGuestTokenizationKey } from './cards/api/getGuestTokenizationKey.ts';
import { getInvoiceDocument } from './invoices/api/getInvoiceDocument.ts';
import { getInvoiceForEdit } from './invoices/api/getInvoiceForEdit.ts';
import { getInvoices } from './invoices/api/getInvoices.ts';
import { getJournalAccounts } from './journals/api/getJournalAccounts.ts';
import { getPayments } from './payments/api/getPayments.ts';
import { getReceivables } from './invoices/api/getReceivables.ts';
import { getRemittanceAdvices } from './remittances/api/getRemittanceAdvices.ts';
import { getRemittanceDocument } from './remittances/api/getRemittanceDocument.ts';
import { getStatementDocument } from './statements/api/getStatementDocument.ts';
import { getStatementRun } from './statements/api/getStatementRun.ts';
import { getStatementWork } from './statements/api/getStatementWork.ts';
import { getTransactionInfo } from './cards/api/getTransactionInfo.ts';
import { issueInvoice } from './invoices/api/issueInvoice.ts';
import { mailStatement } from './statements/api/mailStatement.ts';
import { mailStatements } from './statements/api/mailStatements.ts';
import { printInvoices } from './invoices/api/printInvoices.ts';
import { processCreditNoteRequest } from './credit-notes/api/processCreditNoteRequest.ts';
import { reversePayment } from './payments/api/reversePayment.ts';
import { sendInvoices } from './invoices/api/sendInvoices.ts';
import { settleCreditNote } from './credit-notes/api/settleCreditNote.ts';
import { startBillingRun } from './billing/api/startBillingRun.ts';
import { storeBillingDraft } from './billing/api/storeBillingDraft.ts';
import { startStatementRun } from './statements/api/startStatementRun.ts';
import { updateCreditNoteNotes } from './credit-notes/api/updateCreditNoteNotes.ts';
import { voidInvoice } from './invoices/api/voidInvoice.ts';
import { voidInvoices } from './invoices/api/voidInvoices.ts';
import { zipDocuments } from './documents/api/zipDocuments.ts';
import {
  giveGuestPaymentBack,
  saveGuestPayment,
  settleGuestInvoice,
} from './cards/guest-payment.ts';
import { settleCards } from './cards/settle-cards.ts';
import { resolveReturn } from './cards/card-return.ts';
import { resolveCharge } from './cards/charge.ts';
import { billRun } from './billing/billing-run.ts';
import { makeStatements } from './statements/statement-run.ts';
import { billDay, remindDay } from './billing/every-day.ts';
import { createOrUpdateContractor } from './rcti/api/createOrUpdateContractor.ts';
import { generateRctis } from './rcti/api/generateRctis.ts';
import { getContractors } from './rcti/api/getContractors.ts';
import { getRctiDocument } from './rcti/api/getRctiDocument.ts';
import { getRctiForEdit } from './rcti/api/getRctiForEdit.ts';
import { getRctis } from './rcti/api/getRctis.ts';
import { payRctis } from './rcti/api/payRctis.ts';
import { sendRcti } from './rcti/api/sendRcti.ts';
import { voidRcti } from './rcti/api/voidRcti.ts';
import type { financePdfs } from './documents/pdf/index.ts';
import { getStorageCharges } from './storage/api/getStorageCharges.ts';
import { invoiceStorage } from './storage/api/invoiceStorage.ts';
import { draftRepetition } from './invoices/repeat.ts';

/** The endpoints that need only their transaction. */
const withoutServices: readonly Handler[] = [
  addInvoiceNote,
  allocatePayment,
  assignCustomerFee,
  createCreditNoteRequest,
  createOrUpdateContractor,
  createOrUpdateFee,
  createPayment,
  createRemittanceAdvice,
  deleteCreditNote,
  deleteRemittanceAdvice,
  generateAdhocInvoice,
  generateInvoices,
  generateRctis,
  getBillingDraft,
  getBillingOverview,
  getBillingRun,
  getBillingWork,
  getContractors,
  getCreditNoteForEdit,
  getCreditNotes,
  getFeeForEdit,
  getFees,
  getFinanceStatement,
  getInvoiceForEdit,
  getInvoices,
  getJournalAccounts,
  getPayments,
  getRctiForEdit,
  getRctis,
  getReceivables,
  getRemittanceAdvices,
  getStorageCharges,
  invoiceStorage,
  getStatementRun,
  getStatementWork,
  getTransactionInfo,
  issueInvoice,
  mailStatement,
  mailStatements,
  payRctis,
  processCreditNoteRequest,
  sendInvoices,
  sendRcti,
  startBillingRun,
  storeBillingDraft,
  startStatementRun,
  updateCreditNoteNotes,
  voidInvoice,
  voidInvoices,
  voidRcti,
];

export const finance = (services: ServicesWithPdfs<typeof financePdfs> & PaymentSettings) =>
  context('finance', {
    endpoints: [
      ...withoutServices,
      createCreditCardPayment(services),
      downloadDocument(services),
      exportCreditNotes(services),
      exportInvoices(services),
      exportJournals(services),
      exportPayments(services),
      exportRemittanceAdvices(services),
      getBraintreeTokenizationKey(services),
      getCreditNoteDocument(services),
      getGuestTokenizationKey(services),
      getInvoiceDocument(services),
      getRctiDocument(services),
      getRemittanceDocument(services),
      getStatementDocument(services),
      printInvoices(services),
      reversePayment(services),
      settleCreditNote(services),
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
      'finance.billRun': billRun,
      'finance.makeStatements': makeStatements(services),
      'finance.resolveCharge': resolveCharge(services),
      'finance.resolveReturn': resolveReturn(services),
    },
    daily: {
      'finance.settleCards': daily('01:00', settleCards(services)),
      'finance.billDay': daily('02:00', billDay),
      'finance.remindDay': daily('08:00', remindDay),
    },
  });
