import { z } from 'zod';
import { entity } from '../../entity.ts';
import { line, Moment, Money } from '../../shared/fields.ts';
import { idOf } from '../../shared/ids.ts';

const amountMax = 1_000_000_000;

/** The recharge of a customer: before tax, two decimals at most. */
export const RechargeAmount = Money.min(0, 'A recharge must be 0 or more')
  .max(amountMax)
  .refine(
    (amount) => Number(amount.toFixed(2)) === amount,
    'An amount can have up to two decimals',
  );

const ApprovedService = z.object({
  id: idOf('reconciledLine'),
  /** Before tax; defaults to the customer's recharge. A different amount requires `override`. */
  approvedAmount: RechargeAmount.nullish(),
  override: z.boolean().default(false),
  note: line(1000).nullish(),
});

export const ReconciliationApproval = entity(
  'ReconciliationApproval',
  z.object({
    id: idOf('reconciliation'),
    approvedBookings: z
      .array(
        z.object({
          id: idOf('reconciledConsignment'),
          approvedServices: z.array(ApprovedService).min(1).max(1000),
        }),
      )
      .max(1000)
      .default([]),
    /** Also approves all lines within tolerance. */
    allMatched: z.boolean().default(false),
  }),
);

const Freight = z.object({ weight: z.number(), volume: z.number() });

/** Declared, scanned and charged values for comparison. Kilograms and cubic metres. */
export const ReconciliationEvidence = entity(
  'ReconciliationEvidence',
  z.object({
    declared: Freight.extend({
      pieces: z.number().int(),
      chargeableWeight: z.number(),
      from: z.string(),
      to: z.string(),
      serviceName: z.string().nullable(),
    }),
    scanned: z.object({
      /** As reported by scanners; null if not weighed or measured. */
      weight: z.number().nullable(),
      volume: z.number().nullable(),
      events: z.array(z.object({ status: z.string(), time: Moment, detail: z.string() })),
    }),
    /** As the carrier stated; null if it stated none. */
    charged: z.object({
      weight: z.number().nullable(),
      volume: z.number().nullable(),
      rows: z.array(
        z.object({
          row: z.number().int(),
          serviceCode: z.string(),
          serviceName: z.string(),
          weight: z.number().nullable(),
          volume: z.number().nullable(),
          amount: Money,
        }),
      ),
    }),
  }),
);

export type ReconciliationEvidence = z.output<typeof ReconciliationEvidence>;
