import { z } from 'zod';

// The fields that we read from Karrio's responses (https://github.com/karrioapi/karrio,
// schemas/openapi.yml).

const Message = z.object({
  message: z.string().nullish(),
  carrier_name: z.string().nullish(),
  details: z.unknown().optional(),
});

const Charge = z.object({ name: z.string().nullish(), amount: z.number().nullish() });

const KarrioRate = z.object({
  id: z.string().optional(),
  carrier_id: z.string(),
  service: z.string().nullish(),
  currency: z.string().nullish(),
  total_charge: z.number().default(0),
  transit_days: z.number().nullish(),
  extra_charges: z.array(Charge).nullish(),
});
export type KarrioRate = z.output<typeof KarrioRate>;

const messages = z
  .array(Message)
  .nullish()
  .transform((input) => input ?? []);

export const Rates = z.object({ rates: z.array(KarrioRate).default([]), messages });
export type Rates = z.output<typeof Rates>;

export const Shipment = z.object({
  id: z.string(),
  status: z.string(),
  reference: z.string().nullish(),
  carrier_name: z.string().nullish(),
  tracking_number: z.string().nullish(),
  tracking_url: z.string().nullish(),
  rates: z.array(KarrioRate).default([]),
  messages,
});
export type Shipment = z.output<typeof Shipment>;

export const ShipmentList = z.object({ results: z.array(Shipment) });

export const Document = z.object({ format: z.string(), base64: z.string().nullish() });

const Event = z.object({
  date: z.string().nullish(),
  time: z.string().nullish(),
  timestamp: z.string().nullish(),
  status: z.string().nullish(),
  reason: z.string().nullish(),
  code: z.string().nullish(),
  description: z.string().nullish(),
  location: z.string().nullish(),
});
export type Event = z.output<typeof Event>;

export const Tracking = z.object({
  tracking: z.object({ events: z.array(Event).nullish() }).nullish(),
});

const Connection = z.object({
  carrier_id: z.string(),
  carrier_name: z.string(),
  test_mode: z.boolean(),
});
export type Connection = z.output<typeof Connection>;

export const Connections = z.object({ results: z.array(Connection) });

export const Services = z.record(z.string(), z.unknown());

/** The shape of an error response. */
export const Refusal = z.object({
  errors: z.array(Message).optional(),
  messages: z.array(Message).optional(),
});
