import { z } from 'zod';
import { entity } from '../../entity.ts';
import { Id, Moment, PlainDate, Guid } from '../../shared/fields.ts';

const text = z.string().nullable();

/** The state of an item of a delivery; an over item was not announced. */
export const deliveryStates = ['Expected', 'Received', 'Short', 'Over'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Why a bin is suggested: it holds the same SKU, is empty near the same SKU, or just empty. */
export const placeReasons = ['SameSku', 'NearSameSku', 'Empty'] as const;
export type PlaceReason = (typeof placeReasons)[number];

const delivery = {
  customerId: Id,
  customerName: z.string(),
  /** Null for the items of a customer that were announced without a consignment. */
  consignmentNumber: text,
};

/** Announced items of a customer that arrive together: those of a consignment, or without one. */
export const AnnouncedDelivery = entity(
  'AnnouncedDelivery',
  z.object({
    ...delivery,
    /** The earliest delivery date of its items. */
    deliveryDate: PlainDate.nullable(),
    /** Items that have not arrived yet, and those that have. */
    expected: z.number().int(),
    received: z.number().int(),
  }),
);
export type AnnouncedDelivery = z.output<typeof AnnouncedDelivery>;

export const DeliveryLine = z.object({
  id: Guid,
  itemId: z.string(),
  sku: text,
  description: text,
  zone: text,
  isDamaged: z.boolean(),
  state: z.enum(deliveryStates),
  /** When it was received or reported short, and by whom; null while it is expected. */
  time: Moment.nullable(),
  userName: text,
  /** Why it is short. */
  note: text,
  /** A bin with room for it; null if there is none, or it is put away or short. */
  suggestion: z.object({ location: z.string(), reason: z.enum(placeReasons) }).nullable(),
});
export type DeliveryLine = z.output<typeof DeliveryLine>;

/** A delivery with its items: expected ones first, then the latest. */
export const Delivery = entity('Delivery', z.object({ ...delivery, lines: z.array(DeliveryLine) }));
