import type { StoreSettingAsked } from '@waybill/contract/customers/inputs';
import type { ECommerceStoreSetting } from '@waybill/contract/customers/shapes';

/** A shop as it is kept. */
export type StoreFields = {
  readonly store_type: string;
  readonly cart_name: string;
  readonly store_key: string;
  readonly is_active: boolean;
  readonly store_params: Record<string, string>;
};
export type StoreRow = StoreFields & { readonly id: number; readonly customer_id: number };

export const storeFields = (asked: StoreSettingAsked): StoreFields => ({
  store_type: asked.storeType,
  cart_name: asked.cartName ?? '',
  store_key: asked.storeKey,
  is_active: asked.isActive ?? true,
  store_params: asked.storeParams ?? {},
});

export const storeOnWire = (row: StoreRow): ECommerceStoreSetting => ({
  id: row.id,
  customerId: row.customer_id,
  storeType: row.store_type,
  cartName: row.cart_name,
  storeKey: row.store_key,
  isActive: row.is_active,
  storeParams: row.store_params,
});
