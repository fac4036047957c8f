import { pages } from '#shell/page.ts';
import { financeRoutes } from './routes.ts';

/** The pages of invoices, payments, statements, and billing. */
export const financePages = pages(financeRoutes, {
  invoices: {
    title: 'Invoices',
    access: 'Finance.View',
    load: async () => (await import('./invoices/InvoicesPage.tsx')).InvoicesPage,
  },
  newInvoice: {
    title: 'Ad hoc invoice',
    access: 'Finance.Create',
    load: async () => (await import('./invoices/AdhocInvoicePage.tsx')).AdhocInvoicePage,
  },
  billingRun: {
    title: 'Run invoicing',
    access: 'Finance.Create',
    load: async () => (await import('./billing/BillingRunPage.tsx')).BillingRunPage,
  },
  payments: {
    title: 'Payments',
    access: 'Finance.View',
    load: async () => (await import('./payments/PaymentsPage.tsx')).PaymentsPage,
  },
  newPayment: {
    title: 'Record payment',
    access: 'Finance.Payment',
    load: async () => (await import('./payments/RecordPaymentPage.tsx')).RecordPaymentPage,
  },
  remittances: {
    title: 'Remittance advices',
    access: 'Finance.View',
    load: async () => (await import('./remittances/RemittancesPage.tsx')).RemittancesPage,
  },
  newRemittance: {
    title: 'New remittance advice',
    access: 'Finance.Remittance',
    load: async () => (await import('./remittances/NewRemittancePage.tsx')).NewRemittancePage,
  },
  rctis: {
    title: 'RCTIs',
    access: 'Finance.Contractors',
    load: async () => (await import('./rcti/RctisPage.tsx')).RctisPage,
  },
  rcti: {
    title: 'RCTI',
    access: 'Finance.Contractors',
    load: async () => (await import('./rcti/RctiPage.tsx')).RctiPage,
  },
  contractors: {
    title: 'Contractors',
    access: 'Finance.Contractors',
    load: async () => (await import('./rcti/ContractorsPage.tsx')).ContractorsPage,
  },
  payByCard: {
    title: 'Pay by card',
    access: 'Finance.CardPayment',
    load: async () => (await import('./cards/PayByCardPage.tsx')).PayByCardPage,
  },
  payment: {
    title: 'Payment',
    access: 'Finance.View',
    load: async () => (await import('./payments/PaymentPage.tsx')).PaymentPage,
  },
  creditNotes: {
    title: 'Credit notes',
    access: 'Finance.View',
    load: async () => (await import('./credit-notes/CreditNotesPage.tsx')).CreditNotesPage,
  },
  newCreditNote: {
    title: 'Request credit',
    access: 'Finance.CreditRequest',
    load: async () => (await import('./credit-notes/NewCreditNotePage.tsx')).NewCreditNotePage,
  },
  creditNote: {
    title: 'Credit note',
    access: 'Finance.View',
    load: async () => (await import('./credit-notes/CreditNotePage.tsx')).CreditNotePage,
  },
  fees: {
    title: 'Fees',
    access: 'Finance.Fees',
    load: async () => (await import('./fees/FeesPage.tsx')).FeesPage,
  },
  fee: {
    title: 'Fee',
    access: 'Finance.Fees',
    load: async () => (await import('./fees/FeePage.tsx')).FeePage,
  },
  journals: {
    title: 'Export journals',
    access: 'Finance.Create',
    load: async () => (await import('./journals/JournalsPage.tsx')).JournalsPage,
  },
  statements: {
    title: 'Statements',
    access: 'Finance.View',
    load: async () => (await import('./statements/StatementsPage.tsx')).StatementsPage,
  },
  invoice: {
    title: 'Invoice',
    access: 'Finance.View',
    load: async () => (await import('./invoices/InvoicePage.tsx')).InvoicePage,
  },
});
