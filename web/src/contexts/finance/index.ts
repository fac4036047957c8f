import { page } from '#shell/page.ts';

/** Invoices, payments, statements, and how invoices are made. */
export const financePages = [
  page({
    path: '/finance/invoices',
    title: 'Invoices',
    access: 'Finance.View',
    load: async () => (await import('./invoices/InvoicesPage.tsx')).InvoicesPage,
  }),
  page({
    path: '/finance/invoices/new',
    title: 'Ad hoc invoice',
    access: 'Finance.Create',
    load: async () => (await import('./invoices/AdhocInvoicePage.tsx')).AdhocInvoicePage,
  }),
  page({
    path: '/finance/billing-run',
    title: 'Run invoicing',
    access: 'Finance.Create',
    load: async () => (await import('./billing/BillingRunPage.tsx')).BillingRunPage,
  }),
  page({
    path: '/finance/payments',
    title: 'Payments',
    access: 'Finance.View',
    load: async () => (await import('./payments/PaymentsPage.tsx')).PaymentsPage,
  }),
  page({
    path: '/finance/payments/new',
    title: 'Record payment',
    access: 'Finance.Payment',
    load: async () => (await import('./payments/RecordPaymentPage.tsx')).RecordPaymentPage,
  }),
  page({
    path: '/finance/remittances',
    title: 'Remittance advices',
    access: 'Finance.View',
    load: async () => (await import('./remittances/RemittancesPage.tsx')).RemittancesPage,
  }),
  page({
    path: '/finance/remittances/new',
    title: 'New remittance advice',
    access: 'Finance.Remittance',
    load: async () => (await import('./remittances/NewRemittancePage.tsx')).NewRemittancePage,
  }),
  page({
    path: '/finance/rctis',
    title: 'RCTIs',
    access: 'Finance.Contractors',
    load: async () => (await import('./rcti/RctisPage.tsx')).RctisPage,
  }),
  page({
    path: '/finance/rctis/$id',
    title: 'RCTI',
    access: 'Finance.Contractors',
    load: async () => (await import('./rcti/RctiPage.tsx')).RctiPage,
  }),
  page({
    path: '/finance/contractors',
    title: 'Contractors',
    access: 'Finance.Contractors',
    load: async () => (await import('./rcti/ContractorsPage.tsx')).ContractorsPage,
  }),
  page({
    path: '/finance/pay',
    title: 'Pay by card',
    access: 'Finance.CardPayment',
    load: async () => (await import('./cards/PayByCardPage.tsx')).PayByCardPage,
  }),
  page({
    path: '/finance/payments/$id',
    title: 'Payment',
    access: 'Finance.View',
    load: async () => (await import('./payments/PaymentPage.tsx')).PaymentPage,
  }),
  page({
    path: '/finance/credit-notes',
    title: 'Credit notes',
    access: 'Finance.View',
    load: async () => (await import('./credit-notes/CreditNotesPage.tsx')).CreditNotesPage,
  }),
  page({
    path: '/finance/credit-notes/new',
    title: 'Request credit',
    access: 'Finance.CreditRequest',
    load: async () => (await import('./credit-notes/NewCreditNotePage.tsx')).NewCreditNotePage,
  }),
  page({
    path: '/finance/credit-notes/$id',
    title: 'Credit note',
    access: 'Finance.View',
    load: async () => (await import('./credit-notes/CreditNotePage.tsx')).CreditNotePage,
  }),
  page({
    path: '/finance/fees',
    title: 'Fees',
    access: 'Finance.Fees',
    load: async () => (await import('./fees/FeesPage.tsx')).FeesPage,
  }),
  page({
    path: '/finance/fees/$id',
    title: 'Fee',
    access: 'Finance.Fees',
    load: async () => (await import('./fees/FeePage.tsx')).FeePage,
  }),
  page({
    path: '/finance/journals',
    title: 'Export journals',
    access: 'Finance.Create',
    load: async () => (await import('./journals/JournalsPage.tsx')).JournalsPage,
  }),
  page({
    path: '/finance/statements',
    title: 'Statements',
    access: 'Finance.View',
    load: async () => (await import('./statements/StatementsPage.tsx')).StatementsPage,
  }),
  page({
    path: '/finance/invoices/$id',
    title: 'Invoice',
    access: 'Finance.View',
    load: async () => (await import('./invoices/InvoicePage.tsx')).InvoicePage,
  }),
];
