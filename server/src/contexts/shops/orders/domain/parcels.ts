import type { OrderItem, OrderParcel } from '@waybill/contract/shops/orders/shapes';
import { type Measure, toGrams, toMillimetres } from '@waybill/kernel/measures';
import {
  type Container,
  estimatedSide,
  pack,
  type Packed,
  type Piece,
} from '../../packing/domain.ts';
import type { Size } from '../../packing/sizes.ts';

type BoxToPack = {
  readonly id: number;
  readonly box_type: string;
  readonly length: Measure;
  readonly width: Measure;
  readonly height: Measure;
  readonly weight: Measure;
  readonly maximum_weight: Measure | null;
};

type Kind = { readonly item: OrderItem; readonly isEstimated: boolean };

/** Returns the size of one piece, estimated from its weight if a side is unknown. */
function kindOf(item: OrderItem): Kind & { readonly size: Size; readonly grams: number } {
  const grams = item.weight === null ? 0 : toGrams(item.weight);
  const { length, width, height } = item;
  if (length !== null && width !== null && height !== null) {
    const size = [toMillimetres(length), toMillimetres(width), toMillimetres(height)] as const;
    return { item, isEstimated: false, size, grams };
  }
  const side = estimatedSide(grams);
  return { item, isEstimated: true, size: [side, side, side], grams };
}

/** Returns the parcels of an order, with equal ones grouped. */
export function parcelsOf(
  items: readonly OrderItem[],
  boxes: readonly BoxToPack[],
): readonly OrderParcel[] {
  const pieces = items.flatMap((item): Piece<Kind>[] => {
    const { size, grams, isEstimated } = kindOf(item);
    // Each piece is a separate object, because packing distinguishes pieces by identity.
    return Array.from({ length: item.quantity }, () => ({
      key: { item, isEstimated },
      size,
      grams,
      turning: item.turning ?? 'Any',
      isFragile: item.isFragile ?? false,
    }));
  });
  const parcels = pack(pieces, boxes.map(containerOf)).map(toParcel);
  const alike = Map.groupBy(parcels, (parcel) => JSON.stringify(parcel));
  return [...alike.values()].flatMap((group) =>
    group.slice(0, 1).map((parcel) => ({ ...parcel, quantity: group.length })),
  );
}

const containerOf = (box: BoxToPack): Container<BoxToPack> => ({
  box,
  size: [toMillimetres(box.length), toMillimetres(box.width), toMillimetres(box.height)],
  grams: toGrams(box.weight),
  maxGrams: box.maximum_weight === null ? null : toGrams(box.maximum_weight),
});

function toParcel({ container, placed, grams }: Packed<Kind, BoxToPack>): OrderParcel {
  const [length, width, height] = container?.size ?? placed[0]?.size ?? [0, 0, 0];
  const counts = Map.groupBy(placed, ({ piece }) => piece.key.item);
  return {
    boxId: container?.box.id ?? null,
    packageType: container?.box.box_type ?? 'Carton',
    length: centimetres(length),
    width: centimetres(width),
    height: centimetres(height),
    weight: { value: grams / 1000, unit: 'kg' },
    quantity: 1,
    contents: [...counts]
      .map(([item, all]) => `${all.length} × ${item.name}`)
      .join(', ')
      .slice(0, 500),
    isEstimated: placed.some(({ piece }) => piece.key.isEstimated),
    ...(container !== null && {
      placements: placed.map(({ piece, at, size }) => ({
        name: piece.key.item.name,
        at: [...at],
        size: [...size],
      })),
    }),
  };
}

const centimetres = (millimetres: number) => ({ value: millimetres / 10, unit: 'cm' });
