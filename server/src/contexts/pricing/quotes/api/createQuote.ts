import { customersProblems } from '@waybill/contract/customers/problems';
import * as contract from '@waybill/contract/pricing/endpoints';
import { quoteLife_ms } from '@waybill/contract/pricing/shapes';
import { found } from '@waybill/contract/problem';
import { chargeableWeight } from '@waybill/kernel/measures';
import { uuidv7 } from '@waybill/kernel/ids';
import { randomBytes } from 'node:crypto';
import { handle } from '#platform/context.ts';
import { requirePermission } from '#platform/http/actor.ts';
import { newToken } from '#platform/token.ts';
import { pricedForId } from '../quote-input.ts';
import { quoteAllCarriers } from '../quote-all-carriers.ts';

/**
 * Customers are always priced as themselves and guests as guests, whatever the request contains
 * (decisions ). For guests no customer is read.
 */
export const createQuote = handle(
  contract.createQuote,
  async ({ input, actor, db, now }) => {
    requirePermission(actor, 'Booking.View');
    chargeableWeight({ items: input.items });
    const sent = actor.kind === 'guest' ? null : (input.customer?.customerId ?? null);
    const customer = found(
      await pricedForId(db, actor.customerId ?? sent),
      customersProblems.CustomerNotFound,
    );
    const resourceToken = newToken();
    await quoteAllCarriers(db, customer, {
      id: uuidv7(now, randomBytes),
      request: { ...input, customer: { customerId: customer.customerId } },
      resourceToken,
      createdAt: now,
      expiresAt: new Date(now.getTime() + quoteLife_ms),
    });
    return { resourceToken };
  },
  { reach: 'tenant' },
);
