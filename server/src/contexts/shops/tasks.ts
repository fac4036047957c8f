import type { DayPayload } from '#platform/background/tasks.ts';

declare module '#platform/background/tasks.ts' {
  interface BackgroundTasks {
    /** Reads the new orders of one shop for an import. */
    'shops.importOrders': { readonly importId: number; readonly shopId: number };
    /** Reads changes of a shop since its cursor, and queues the next read. */
    'shops.sync': { readonly shopId: number };
    /** Checks and packs the open orders of a shop again, those after an id. */
    'shops.recheckOrders': { readonly shopId: number; readonly afterId: number };
    /** Notifies the shop of a consignment number; `attempt` counts from 1. */
    'shops.fulfil': { readonly orderId: number; readonly attempt: number };
    'shops.forget': DayPayload;
  }
}
