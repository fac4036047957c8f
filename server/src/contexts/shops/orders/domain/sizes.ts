import type { OrderItem } from '@waybill/contract/shops/orders/shapes';

type Size = Pick<OrderItem, 'length' | 'width' | 'height' | 'weight'>;

/** True if a side or the weight of an item is unknown. */
export const lacksSize = ({ length, width, height, weight }: Size): boolean =>
  [length, width, height, weight].includes(null);

/**
 * Returns items with the sizes of products, by code in lower case. The shop's own values are kept;
 * its sides are replaced only together, because sides of two sources make no box.
 */
export const sizedBy =
  (sizes: ReadonlyMap<string, Size>) =>
  (item: OrderItem): OrderItem => {
    const product = lacksSize(item) ? sizes.get(item.sku.toLowerCase()) : undefined;
    if (product === undefined) return item;
    const { length, width, height } = [item.length, item.width, item.height].includes(null)
      ? product
      : item;
    return { ...item, length, width, height, weight: item.weight ?? product.weight };
  };
