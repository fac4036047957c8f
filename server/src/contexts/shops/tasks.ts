import type { PlatformType } from '@waybill/contract/shops/lifecycle';
import type { DayPayload } from '#platform/background/tasks.ts';
import type { ShopAttributes } from './shops/domain.ts';

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
    /** Tells a shop's platform where to request checkout prices; `attempt` counts from 1. */
    'shops.registerRates': { readonly shopId: number; readonly attempt: number };
    /** Takes that back; the shop itself may be deleted by now. */
    'shops.unregisterRates': {
      readonly storeId: string;
      readonly platform: PlatformType;
      /** Secrets among them are sealed. */
      readonly attributes: ShopAttributes;
      readonly attempt: number;
    };
    'shops.forget': DayPayload;
  }
}
