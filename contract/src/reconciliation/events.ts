/** The domain events of reconciliation. */
export type ReconciliationEvents = {
  /** A reconciliation was imported, changed or deleted. */
  readonly 'reconciliation.changed': { readonly id: number };
};

/** The live topic of each event; null if no page shows its changes. */
export const reconciliationTopics = {
  'reconciliation.changed': 'reconciliation',
} as const;

/** The endpoints whose responses an event of a topic makes stale. */
export const staleAfterReconciliation = {
  reconciliation: [
    '/api/booking/reconciliation/GetReconciliationEvidence',
    '/api/booking/reconciliation/GetReconciliationForApproval',
    '/api/booking/reconciliation/GetReconciliationTerms',
    '/api/booking/reconciliation/GetReconciliations',
  ],
} as const;
