export { getBillingDraft, storeBillingDraft } from './billing/draft.ts';
export { getBillingRun, startBillingRun } from './billing/runs.ts';
export * from './invoices/bulk.ts';
export * from './cards/endpoints.ts';
export * from './credit-notes/endpoints.ts';
export * from './documents/exports.ts';
export {
  assignCustomerFee,
  createOrUpdateFee,
  getFeeForEdit,
  getFees,
} from './fees/endpoints.ts';
export { exportJournals, getJournalAccounts } from './journals/endpoints.ts';
export { getReceivables } from './invoices/receivables.ts';
export * from './remittances/endpoints.ts';
export { getStorageCharges, invoiceStorage } from './storage/endpoints.ts';
export { getStatementRun, getStatementWork, startStatementRun } from './statements/runs.ts';
export {
  getInvoices,
  getInvoiceForEdit,
  generateAdhocInvoice,
  issueInvoice,
  voidInvoice,
  addInvoiceNote,
  getInvoiceDocument,
} from './invoices/endpoints.ts';
export { generateInvoices, getBillingWork, getBillingOverview } from './billing/endpoints.ts';
export {
  createPayment,
  allocatePayment,
  reversePayment,
  getPayments,
} from './payments/endpoints.ts';
export {
  getFinanceStatement,
  mailStatement,
  mailStatements,
  getStatementDocument,
} from './statements/endpoints.ts';
export { downloadDocument } from './documents/endpoints.ts';
export {
  createOrUpdateContractor,
  generateRctis,
  getContractors,
  getRctiDocument,
  getRctiForEdit,
  getRctis,
  payRctis,
  sendRcti,
  voidRcti,
} from './rcti/endpoints.ts';
