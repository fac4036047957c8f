// What the Shipping and Tracking API accepts, by the request tables ("Optional / Mandatory",
// "Type", "Length") of developers.auspost.com.au/content/apis/shipping-and-tracking:
// reference-create-domestic-shipments.html, reference-get-shipment-price.html and
// reference-create-labels.html.
import { z } from 'zod';

const text = (length: number) => z.string().max(length);

const Address = z.strictObject({
  name: text(40).min(1),
  business_name: text(40).optional(),
  lines: z.array(text(40)).min(1).max(3),
  suburb: text(40).min(1),
  state: z.enum(['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA']).optional(),
  postcode: z.string().regex(/^\d{4}$/),
  phone: text(20).optional(),
  email: text(50).optional(),
  delivery_instructions: text(128).optional(),
});

const Item = z.strictObject({
  item_reference: text(50).optional(),
  product_id: text(5).min(1),
  length: z.number().positive(),
  width: z.number().positive(),
  height: z.number().positive(),
  weight: z.number().positive(),
  contains_dangerous_goods: z.boolean(),
  authority_to_leave: z.boolean(),
  allow_partial_delivery: z.boolean(),
  packaging_type: z.enum(['CTN', 'PAL', 'SAT', 'BAG', 'ENV', 'ITM', 'JIF', 'SKI']).optional(),
});

export const PriceRequest = z.strictObject({
  shipments: z.array(
    z.strictObject({ from: Address, to: Address, items: z.array(Item).min(1).max(20) }),
  ),
});

export const ShipmentRequest = z.strictObject({
  shipments: z
    .array(
      z.strictObject({
        shipment_reference: text(50).min(1),
        email_tracking_enabled: z.boolean(),
        movement_type: z.enum(['DESPATCH', 'RETURN', 'TRANSFER']),
        from: Address,
        to: Address,
        items: z.array(Item).min(1).max(20),
      }),
    )
    .min(1),
});

/** reference-create-order-including-shipments.html, with shipments by their ids. */
export const OrderRequest = z.strictObject({
  order_reference: text(50).optional(),
  payment_method: z.literal('CHARGE_TO_ACCOUNT').optional(),
  shipments: z.array(z.strictObject({ shipment_id: text(50) })).min(1),
});

export const LabelRequest = z.strictObject({
  wait_for_label_url: z.literal(true),
  preferences: z.array(
    z.strictObject({
      type: z.literal('PRINT'),
      groups: z.array(
        z.strictObject({
          group: z.enum(['Parcel Post', 'Express Post', 'StarTrack']),
          layout: z.enum(['A4-1pp', 'A4-3pp', 'A4-4pp', 'A6-1pp']),
          branded: z.boolean(),
          left_offset: z.number().int(),
          top_offset: z.number().int(),
        }),
      ),
    }),
  ),
  shipments: z.array(z.strictObject({ shipment_id: text(50) })).min(1),
});
