import { route } from '#shell/route.ts';

export const reconciliationRoutes = {
  reconciliations: route('/finance/reconciliation'),
  newReconciliation: route('/finance/reconciliation/new'),
  tolerances: route('/finance/reconciliation/tolerances'),
  recharges: route('/finance/reconciliation/recharges'),
  reconciliation: route('/finance/reconciliation/$id', ['show']),
};
