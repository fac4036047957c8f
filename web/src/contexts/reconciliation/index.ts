import { pages } from '#shell/page.ts';
import { reconciliationRoutes } from './routes.ts';

/** The pages of carriers' invoices and their reconciliation. */
export const reconciliationPages = pages(reconciliationRoutes, {
  reconciliations: {
    title: 'Reconciliation',
    access: 'Booking.Reconcile',
    load: async () =>
      (await import('./reconciliations/ReconciliationsPage.tsx')).ReconciliationsPage,
  },
  newReconciliation: {
    title: 'Import carrier invoice',
    access: 'Booking.Reconcile',
    load: async () => (await import('./imports/ImportInvoicePage.tsx')).ImportInvoicePage,
  },
  tolerances: {
    title: 'Tolerances',
    access: 'Booking.Reconcile',
    load: async () => (await import('./tolerances/TolerancesPage.tsx')).TolerancesPage,
  },
  recharges: {
    title: 'Recharges to invoice',
    access: 'Booking.Reconcile',
    load: async () => (await import('./decisions/RechargesPage.tsx')).RechargesPage,
  },
  reconciliation: {
    title: 'Reconciliation',
    access: 'Booking.Reconcile',
    load: async () => (await import('./reconciliations/ReconciliationPage.tsx')).ReconciliationPage,
  },
});
