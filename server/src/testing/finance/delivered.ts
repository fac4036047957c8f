import { sql } from 'kysely';
import type { PricingDetail } from '@waybill/contract/shared/pricing-detail';
import type { TenantDb } from '#platform/db/database.ts';

type Delivered = {
  readonly customerId: number;
  /** Dollars before tax. */
  readonly freight: number;
  readonly fuel?: number;
  readonly insurance?: number;
  readonly status?: 'Delivered' | 'InTransit';
  /** The carrier's cost before tax, in dollars. */
  readonly carrierCost?: number;
  /** Delivered by the tenant's own fleet, which stores the proof of delivery. */
  readonly isOwnFleet?: boolean;
  readonly costCenter?: string;
  readonly orderNumber?: string;
  /** The time of delivery in PostgreSQL's format; 12 November 2026 if omitted. */
  readonly deliveredAt?: string;
};

const cents = (amount: number): number => Math.round(amount * 100) / 100;
const priced = (name: string, taxExclusive: number) => {
  const tax = cents(taxExclusive / 10 + 1e-9);
  return {
    [`${name}Cost`]: cents(taxExclusive + tax),
    [`${name}CostTax`]: tax,
    [`${name}CostTaxExclusive`]: taxExclusive,
  };
};
const service = (serviceCode: string, serviceName: string, taxExclusiveAmount: number) => {
  const tax = cents(taxExclusiveAmount / 10 + 1e-9);
  return {
    serviceCode,
    serviceName,
    isAdditionalService: serviceCode !== 'ROAD',
    taxExclusiveAmount,
    tax,
    amount: cents(taxExclusiveAmount + tax),
    isTaxApplied: true,
  };
};

function pricingOf({ freight, fuel = 0, insurance = 0, carrierCost }: Delivered): PricingDetail {
  const lines = [service('ROAD', 'Road Express', freight), service('FUEL', 'Fuel levy', fuel)];
  return {
    ...priced('freight', freight),
    ...priced('additional', fuel),
    ...priced('insurance', insurance),
    ...priced('total', freight + fuel + insurance),
    isTaxApplied: true,
    ...(carrierCost !== undefined && { carrierTotalCostTaxExclusive: carrierCost }),
    serviceDetails: lines.filter((line) => line.taxExclusiveAmount !== 0),
  } as PricingDetail;
}

/** Adds a delivered booking as finance reads it; returns its id. */
export async function addDelivered(db: TenantDb, delivered: Delivered): Promise<number> {
  const pricing = pricingOf(delivered);
  const { id } = await db.one(sql<{ id: number }>`
    insert into booking.booking (
      tenant_id, customer_id, status, consignment_id, carrier_account_id, carrier_code,
      service_name, pricing,
      total_minor, total_tax_minor, exposure_minor, from_address, to_address, booked_at,
      delivered_at, created_at, cost_center, order_number
    ) values (
      ${db.scope.tenantId}, ${delivered.customerId}, ${delivered.status ?? 'Delivered'},
      'TST' || floor(random() * 1e12), 1,
      ${delivered.isOwnFleet ? 'OWN' : null}, 'Road Express', ${JSON.stringify(pricing)}::jsonb,
      ${Math.round(pricing.totalCost * 100)}::bigint,
      ${Math.round(pricing.totalCostTax * 100)}::bigint,
      ${Math.round(pricing.totalCost * 100)}::bigint,
      '{"suburb": "Alexandria"}', '{"suburb": "Ayr"}', '2026-11-10T00:00:00Z',
      ${delivered.deliveredAt ?? '2026-11-12T03:00:00Z'}, '2026-11-10T00:00:00Z',
      ${delivered.costCenter ?? null},
      ${delivered.orderNumber ?? null}
    ) returning id
  `);
  await db.run(sql`
    update customers.standing
    set exposure_minor = exposure_minor + ${Math.round(pricing.totalCost * 100)}::bigint
    where customer_id = ${delivered.customerId}
  `);
  return id;
}

/** Returns the customer's exposure in minor units. */
export async function exposureOf(db: TenantDb, customerId: number): Promise<number> {
  const { exposure } = await db.one(sql<{ exposure: number }>`
    select exposure_minor as exposure from customers.standing where customer_id = ${customerId}
  `);
  return exposure;
}
