import { page } from '#shell/page.ts';

/** Invoices, payments, statements, and how invoices are made. */
export const financePages = [
  page({
    path: '/finance/invoices',
    title: 'Invoices',
    access: 'Finance.View',
    load: async () => (await import('./pages/InvoicesPage.tsx')).InvoicesPage,
  }),
  page({
    path: '/finance/invoices/$id',
    title: 'Invoice',
    access: 'Finance.View',
    load: async () => (await import('./pages/InvoicePage.tsx')).InvoicePage,
  }),
];
