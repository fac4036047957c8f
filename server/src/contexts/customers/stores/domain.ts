import type { StoreSettingInput } from '@waybill/contract/customers/customers/inputs';
import type { ECommerceStoreSetting } from '@waybill/contract/customers/stores/shapes';

export type StoreFields = {
  readonly store_type: string;
  readonly cart_name: string;
  readonly store_key: string;
  readonly is_active: boolean;
  readonly store_params: Record<string, string>;
};
export type StoreRow = StoreFields & { readonly id: number; readonly customer_id: number };

export const storeFields = (query: StoreSettingInput): StoreFields => ({
  store_type: query.storeType,
  cart_name: query.cartName ?? '',
  store_key: query.storeKey,
  is_active: query.isActive ?? true,
  store_params: query.storeParams ?? {},
});

export const toStore = (row: StoreRow): ECommerceStoreSetting => ({
  id: row.id,
  customerId: row.customer_id,
  storeType: row.store_type,
  cartName: row.cart_name,
  storeKey: row.store_key,
  isActive: row.is_active,
  storeParams: row.store_params,
});
