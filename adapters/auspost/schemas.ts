// Members of the Shipping and Tracking API v1 that we read. Names are those of the pages of
// developers.auspost.com.au/content/apis/shipping-and-tracking that stand beside each shape.
import { z } from 'zod';

const text = z.string().nullish();

/** Every page, "HTTP Response Code: 400". */
export const Refusal = z.object({
  errors: z.array(
    z.object({ code: text, name: text, message: text, error_description: text, field: text }),
  ),
});

/** reference-get-accounts.html */
export const Account = z.object({
  account_number: z.string(),
  name: text,
  postage_products: z.array(z.object({ type: text, group: text, product_id: z.string() })),
});

const Item = z.object({
  item_id: text,
  product_id: text,
  tracking_details: z.object({ article_id: text, consignment_id: text }).nullish(),
});

/**
 * reference-create-domestic-shipments.html, reference-get-shipments.html. That `order_id` names the
 * order that a shipment is in is an assumption: that table was not at hand.
 */
export const Shipment = z.object({
  shipment_id: z.string(),
  order_id: text,
  shipment_reference: text,
  items: z.array(Item).default([]),
  shipment_summary: z.object({ status: text }).nullish(),
});
export type BookedShipment = z.output<typeof Shipment>;
export const Shipments = z.object({ shipments: z.array(Shipment).default([]) });

/** reference-get-shipment-price.html: the total has tax, the fuel surcharge is a part of it. */
export const Prices = z.object({
  shipments: z.array(
    z.object({
      items: z.array(z.object({ product_id: text })).default([]),
      shipment_summary: z
        .object({
          total_cost: z.number(),
          total_gst: z.number().default(0),
          fuel_surcharge: z.number().nullish(),
        })
        .nullish(),
      errors: z.array(z.object({ message: text })).nullish(),
    }),
  ),
});

/**
 * reference-create-order-from-shipments.html: PUT of the same address as
 * reference-create-order-including-shipments.html, whose request and response tables it shares.
 */
export const Order = z.object({ order: z.object({ order_id: z.string() }) });

/** reference-create-labels.html, with `wait_for_label_url` */
export const Labels = z.object({
  labels: z.array(z.object({ status: text, url: text })),
});

/** reference-delete-shipment.html: no body. */
export const Nothing = z.unknown();

/** reference-track-items.html */
const Event = z.object({ location: text, description: text, date: text });
export type TrackedEvent = z.output<typeof Event>;
export const Tracking = z.object({
  tracking_results: z.array(
    z.object({
      trackable_items: z.array(z.object({ events: z.array(Event).nullish() })).nullish(),
      consignment: z.object({ events: z.array(Event).nullish() }).nullish(),
    }),
  ),
});
