import type { DayPayload } from '#platform/background/tasks.ts';

declare module '#platform/background/tasks.ts' {
  /** The background tasks of pricing. */
  interface BackgroundTasks {
    /** Requests the prices of one carrier account for an open quote request. */
    'pricing.askCarrier': { readonly requestId: string; readonly accountId: number };
    'pricing.forgetQuotes': DayPayload;
  }
}
