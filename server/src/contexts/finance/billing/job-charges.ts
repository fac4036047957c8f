import { countCharges, lockCustomerCharges } from '#contexts/jobs/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import type { InvoiceDetailType } from '@waybill/contract/finance/shapes';
import { localDateOf } from '@waybill/kernel/time';
import type { FinanceSettings } from '../ledger/office.ts';
import type { JobChargeToBill } from './domain/bookings-to-bill.ts';

type Query = {
  readonly customerIds?: readonly number[] | undefined;
  readonly bookingIds?: readonly number[] | undefined;
  readonly rechargeIds?: readonly number[] | undefined;
  readonly jobChargeIds?: readonly string[] | undefined;
};

/** Locks the closed job charges that wait for an invoice: the given ones, otherwise all. */
export async function lockJobChargesToBill(
  db: TenantDb,
  { customerIds, bookingIds, rechargeIds, jobChargeIds }: Query,
  { terms, timezone }: Pick<FinanceSettings, 'terms' | 'timezone'>,
): Promise<readonly JobChargeToBill[]> {
  const isNamed = bookingIds !== undefined || rechargeIds !== undefined;
  const named = isNamed ? (jobChargeIds ?? []) : jobChargeIds;
  if (named?.length === 0) return [];
  const wanted = named === undefined ? undefined : new Set(named);
  const locked = await lockCustomerCharges(db, customerIds, terms);
  return locked
    .filter(({ id }) => wanted?.has(id) ?? true)
    .map((charge) => {
      const suppliedOn = localDateOf(charge.suppliedAt, timezone);
      const route = `${charge.fromSuburb} to ${charge.toSuburb}`;
      return {
        id: charge.id,
        jobId: charge.jobId,
        customerId: charge.customerId,
        orderNumber: charge.orderNumber,
        costCenter: charge.costCenter,
        referenceNo: charge.jobNumber,
        suppliedOn,
        lines: charge.lines.map((line) => ({
          type: typeOf(line),
          referenceNo: charge.jobNumber,
          description: [route, line.hours].filter((text) => text !== '').join(' · '),
          service: line.serviceCode,
          suppliedOn,
          quantity: 1,
          bookingId: null,
          amount: line.amount,
          tax: line.tax,
          taxed: line.taxed,
        })),
      };
    });
}

/** True if all of these job charges exist and have a customer, in any status. */
export const areChargesThere = async (db: TenantDb, ids: readonly string[]): Promise<boolean> => {
  const named = new Set(ids);
  return named.size === 0 || (await countCharges(db, 'Customer', [...named])) === named.size;
};

function typeOf(line: {
  readonly serviceCode: string;
  readonly isAdditional: boolean;
  readonly amount: number;
}): InvoiceDetailType {
  if (line.amount < 0) return 'Discount';
  if (/fuel/i.test(line.serviceCode)) return 'Fuel';
  return line.isAdditional ? 'AdditionalService' : 'Freight';
}
