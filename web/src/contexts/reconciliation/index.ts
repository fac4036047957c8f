import { page } from '#shell/page.ts';

/** Carriers' invoices: what came in, how it compares, what becomes of it. */
export const reconciliationPages = [
  page({
    path: '/finance/reconciliation',
    title: 'Reconciliation',
    access: 'Booking.Reconcile',
    load: async () =>
      (await import('./reconciliations/ReconciliationsPage.tsx')).ReconciliationsPage,
  }),
  page({
    path: '/finance/reconciliation/new',
    title: 'Import carrier invoice',
    access: 'Booking.Reconcile',
    load: async () => (await import('./imports/ImportInvoicePage.tsx')).ImportInvoicePage,
  }),
  page({
    path: '/finance/reconciliation/tolerances',
    title: 'Tolerances',
    access: 'Booking.Reconcile',
    load: async () => (await import('./tolerances/TolerancesPage.tsx')).TolerancesPage,
  }),
  page({
    path: '/finance/reconciliation/recharges',
    title: 'Recharges to invoice',
    access: 'Booking.Reconcile',
    load: async () => (await import('./decisions/RechargesPage.tsx')).RechargesPage,
  }),
  page({
    path: '/finance/reconciliation/$id',
    title: 'Reconciliation',
    access: 'Booking.Reconcile',
    load: async () => (await import('./reconciliations/ReconciliationPage.tsx')).ReconciliationPage,
  }),
];
