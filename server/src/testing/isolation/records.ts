import { tenancyIsolation } from '#contexts/tenancy/testing/isolation.ts';
import { identityIsolation } from '#contexts/identity/testing/isolation.ts';
import { recordsIsolation } from '#contexts/records/testing/isolation.ts';
import { lookupsIsolation } from '#contexts/lookups/testing/isolation.ts';
import { customersIsolation } from '#contexts/customers/testing/isolation.ts';
import { carriersIsolation } from '#contexts/carriers/testing/isolation.ts';
import { ratesIsolation } from '#contexts/rates/testing/isolation.ts';
import { pricingIsolation } from '#contexts/pricing/testing/isolation.ts';
import { booksIsolation } from '#contexts/books/testing/isolation.ts';
import { bookingIsolation } from '#contexts/booking/testing/isolation.ts';
import { fleetIsolation } from '#contexts/fleet/testing/isolation.ts';
import { jobsIsolation } from '#contexts/jobs/testing/isolation.ts';
import { linehaulIsolation } from '#contexts/linehaul/testing/isolation.ts';
import { warehouseIsolation } from '#contexts/warehouse/testing/isolation.ts';
import { routingIsolation } from '#contexts/routing/testing/isolation.ts';
import { shopsIsolation } from '#contexts/shops/testing/isolation.ts';
import { financeIsolation } from '#contexts/finance/testing/isolation.ts';
import { reconciliationIsolation } from '#contexts/reconciliation/testing/isolation.ts';
import { messagingIsolation } from '#contexts/messaging/testing/isolation.ts';
import { reportsIsolation } from '#contexts/reports/testing/isolation.ts';
import { webhooksIsolation } from '#contexts/webhooks/testing/isolation.ts';
import { administrationIsolation } from '#contexts/administration/testing/isolation.ts';
import type { RecordKind } from '@waybill/contract/shared/record-kinds';
import { sql } from 'kysely';
import type { Caller, TestTenant } from '#testing/test-app.ts';
import type { Name } from './isolation-records.ts';

/** The contexts in order: each may use the records of those before it. */
const contexts = {
  tenancy: tenancyIsolation,
  identity: identityIsolation,
  records: recordsIsolation,
  lookups: lookupsIsolation,
  customers: customersIsolation,
  carriers: carriersIsolation,
  rates: ratesIsolation,
  pricing: pricingIsolation,
  booking: bookingIsolation,
  fleet: fleetIsolation,
  jobs: jobsIsolation,
  linehaul: linehaulIsolation,
  warehouse: warehouseIsolation,
  routing: routingIsolation,
  shops: shopsIsolation,
  finance: financeIsolation,
  reconciliation: reconciliationIsolation,
  books: booksIsolation,
  messaging: messagingIsolation,
  reports: reportsIsolation,
  webhooks: webhooksIsolation,
  administration: administrationIsolation,
} as const;

type Context = (typeof contexts)[keyof typeof contexts];

/** Records of all kinds that the contexts add; ids of other kinds do not compile. */
export type Records = Readonly<
  Record<Context['ofCustomer'][number] | Context['ofTenant'][number], Name>
>;

export const customerKinds: readonly RecordKind[] = Object.values(contexts).flatMap(
  ({ ofCustomer }): readonly RecordKind[] => ofCustomer,
);

/** Returns the additional input of an endpoint, or undefined. */
export const inputOf = (context: string, endpoint: string, name: string) => {
  const inputs = Object.entries(contexts).find(([each]) => each === context)?.[1].inputs;
  return inputs?.[endpoint]?.(name) ?? {};
};

/** Adds one record of every kind for a customer, as an administrator of the tenant. */
export async function recordsOf(
  tenant: TestTenant,
  admin: Caller,
  company: string,
): Promise<Records> {
  const customer = await customerNamed(tenant, company);
  const island = { tenant, admin, company, customer, code: `ISLE${customer.number}` };
  let records: Partial<Records> = {};
  for (const { make } of Object.values(contexts)) records = { ...records, ...(await make(island)) };
  return records as Records;
}

async function customerNamed(tenant: TestTenant, company: string) {
  const [row] = await tenant.rows(sql<{ number: number; guid: string }>`
    select id as number, guid from customers.customer where company_name = ${company}
  `);
  if (row === undefined) throw new Error(`No customer is called ${company}`);
  return row;
}
