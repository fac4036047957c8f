import type { DayPayload } from '#platform/background/tasks.ts';

declare module '#platform/background/tasks.ts' {
  /** The background tasks of finance. */
  interface BackgroundTasks {
    /** Creates the draft of one repetition of a recurring invoice; `count` is its position. */
    'finance.draftRepetition': { readonly invoiceId: number; readonly count: number };
    'finance.billRun': { readonly id: string };
    'finance.makeStatements': { readonly id: string };
    /** Finds the outcome of a charge; the last attempt treats a missing charge as failed. */
    'finance.resolveCharge': { readonly chargeId: number; readonly isLast?: boolean };
    'finance.resolveReturn': { readonly returnId: number };
    'finance.settleCards': DayPayload;
    'finance.billDay': DayPayload;
    'finance.remindDay': DayPayload;
  }
}
