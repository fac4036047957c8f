import type { Turning } from '@waybill/contract/customers/products/turnings';
import type { OrderItem } from '@waybill/contract/shops/orders/shapes';

type Size = Pick<OrderItem, 'length' | 'width' | 'height' | 'weight'>;
type Packed = Size & Pick<OrderItem, 'turning' | 'isFragile'>;
type ProductSize = Size & { readonly turning: Turning; readonly is_fragile: boolean };

/** True if a side, the weight or the handling of an item is unknown. */
export const lacksSize = ({ length, width, height, weight, turning, isFragile }: Packed): boolean =>
  [length, width, height, weight].includes(null) ||
  turning === undefined ||
  isFragile === undefined;

/**
 * Returns items with the sizes and handling of products, by code in lower case. The shop's own
 * values are kept; its sides are replaced only together, because sides of two sources make no box.
 */
export const sizedBy =
  (sizes: ReadonlyMap<string, ProductSize>) =>
  (item: OrderItem): OrderItem => {
    const product = lacksSize(item) ? sizes.get(item.sku.toLowerCase()) : undefined;
    if (product === undefined) return item;
    const { length, width, height } = [item.length, item.width, item.height].includes(null)
      ? product
      : item;
    return {
      ...item,
      length,
      width,
      height,
      weight: item.weight ?? product.weight,
      turning: item.turning ?? product.turning,
      isFragile: item.isFragile ?? product.is_fragile,
    };
  };
