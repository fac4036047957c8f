/** A reconciliation was imported, changed or deleted. */
export type ReconciliationChanged = { readonly id: number };
