import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { shopsProblems as refusals } from '../problems.ts';
import { ShopRate, ShopRateRequest, ShopRateResponse } from './shapes.ts';
import { guidOf } from '../../shared/ids.ts';

const input = z.object({ storeId: guidOf('shopLink'), ...ShopRateRequest.shape });
const problems = [refusals.ShopNotFound, refusals.ShopNotSigned];

export const shopifyRateCallback = endpoint({
  method: 'POST',
  path: '/api/booking/Quote/{storeId}/shopifyRateCallback',
  access: 'guest',
  summary:
    "Returns delivery rates for the checkout of a Shopify shop; requires Shopify's signature.",
  input,
  output: ShopRateResponse,
  response: 'bare',
  reads: true,
  problems,
});

/** The body is Shopify's: Odoo defines no callback (decisions B-31). */
export const odooRateCallback = endpoint({
  method: 'POST',
  path: '/api/booking/Quote/{storeId}/OdooRateCallback',
  access: 'guest',
  summary:
    'Returns delivery rates for the checkout of an Odoo shop; requires a signature or ' +
    'X-Store-Key.',
  input,
  output: z.object({
    success: z.boolean(),
    /** The cheapest, a decimal number. */
    price: z.number(),
    currency: z.string(),
    error_message: z.union([z.string(), z.literal(false)]),
    warning_message: z.union([z.string(), z.literal(false)]),
    rates: z.array(ShopRate),
  }),
  response: 'bare',
  reads: true,
  problems,
});
