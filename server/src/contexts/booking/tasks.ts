import type { DayPayload } from '#platform/background/tasks.ts';

/** A consignment at its carrier, by id. */
type Consigning = { readonly consigningId: number };

declare module '#platform/background/tasks.ts' {
  interface BackgroundTasks {
    /** Charges a guest's card; the nonce represents the card and is valid once. */
    'booking.takePayment': { readonly bookingId: number; readonly nonce: string };
    'booking.bookImport': { readonly importId: string };
    'booking.replay': { readonly id: string };
    /** Books, cancels or tracks a consignment at its carrier. */
    'booking.tellCarrier': Consigning;
    'booking.cancelAtCarrier': Consigning;
    'booking.followCarrier': Consigning;
    /** Closes a manifest at its carrier; `attempt` counts from 1. */
    'booking.lodgeManifest': { readonly manifestId: number; readonly attempt: number };
    'booking.forgetSentQuotes': DayPayload;
  }
}
