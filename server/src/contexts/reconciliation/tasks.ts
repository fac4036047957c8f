export {};

declare module '#platform/background/tasks.ts' {
  /** The background tasks of reconciliation. */
  interface BackgroundTasks {
    'reconciliation.import': { readonly reconciliationId: number };
  }
}
