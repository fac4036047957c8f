import type { BoxToSave, ShopBox } from '@waybill/contract/shops/boxes/shapes';
import type { BoxRow, BoxToWrite } from './sql.ts';

export const toBox = (row: BoxRow): ShopBox => ({
  id: row.id,
  shopId: row.shop_id,
  boxType: row.box_type,
  height: row.height,
  width: row.width,
  length: row.length,
  weight: row.weight,
  isAvailable: row.is_available,
  maximumWeight: row.maximum_weight,
});

export const toRow = (
  sent: BoxToSave,
  shop: { readonly id: number; readonly customer_id: number },
): BoxToWrite => ({
  shop_id: shop.id,
  customer_id: shop.customer_id,
  box_type: sent.boxType,
  height: sent.height,
  width: sent.width,
  length: sent.length,
  weight: sent.weight,
  maximum_weight: sent.maximumWeight ?? null,
  is_available: sent.isAvailable,
});
