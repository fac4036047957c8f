import type { DayPayload } from '#platform/background/tasks.ts';

declare module '#platform/background/tasks.ts' {
  interface BackgroundTasks {
    /** Prices an open quote request with one rate card. */
    'rates.quoteCard': { readonly token: string; readonly cardId: string };
    'rates.forgetQuotes': DayPayload;
  }
}
