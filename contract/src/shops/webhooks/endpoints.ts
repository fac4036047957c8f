import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { shopsProblems as refusals } from '../problems.ts';
import { guidOf } from '../../shared/ids.ts';

/** Not part of the specification: shops notify us of new orders, so that we need not poll. */
export const receiveShopWebhook = endpoint({
  method: 'POST',
  path: '/api/order/shop/{storeId}/webhook',
  access: 'guest',
  summary:
    "Receives a shop's notification of a new or changed order; requires the shop's signature.",
  input: z.object({ storeId: guidOf('shopLink') }),
  output: z.object({
    /** False for a repeated notification, or one about data that is not stored here. */
    isAccepted: z.boolean(),
  }),
  response: 'bare',
  problems: [refusals.ShopNotFound, refusals.ShopNotSigned],
});
