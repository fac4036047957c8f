import { z } from 'zod';
import { amountMax } from '../../shared/fields.ts';
import { entity } from '../../entity.ts';
import { calcMethods } from '../shapes.ts';
import { revision } from '../../revision.ts';
import { idOf } from '../../shared/ids.ts';
import type { RecordKind } from '../../shared/record-kinds.ts';

/** An amount or a percentage; a negative markup is a reduction. */
const PriceRate = z.object({
  calcMethod: z.enum(calcMethods),
  value: z.number().min(-amountMax).max(amountMax),
});

const idOrText = <K extends RecordKind>(kind: K) =>
  z.union([idOf(kind), z.string().regex(/^\d{1,15}$/, 'An ID must be a number')]);

export const MarkupCarrierAccount = entity(
  'MarkupCarrierAccount',
  z.object({
    carrierAccountId: idOrText('carrierAccount'),
    /** `rate` applies to all services without their own. */
    applyToAll: z.boolean().default(false),
    services: z
      .array(z.object({ serviceId: idOrText('carrierService'), rate: PriceRate }))
      .default([]),
    rate: PriceRate.nullish(),
  }),
);

const accounts = z.array(MarkupCarrierAccount).max(1000).default([]);

export const MarkupGroups = entity(
  'MarkupGroups',
  z.object({
    carrierAccounts: accounts,
    accountCarrierAccounts: accounts,
    paygCarrierAccounts: accounts,
    guestCarrierAccounts: accounts,
    prePaidCarrierAccounts: accounts,
    ...revision,
  }),
);

export const MarkUpType = z.number().int().min(1).max(5);

export const MarkupByTypePayload = entity(
  'MarkupByTypePayload',
  z.object({ carrierAccounts: accounts, markUpType: MarkUpType, ...revision }),
);

export const CustomerMarkup = entity(
  'CustomerMarkup',
  z.object({ customerId: idOf('customer'), carrierAccounts: accounts, ...revision }),
);
