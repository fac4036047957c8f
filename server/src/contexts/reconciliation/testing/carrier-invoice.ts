import {
  getReconciliationForApproval,
  importReconciliationCsv,
  uploadReconciliationFile,
} from '@waybill/contract/reconciliation/endpoints';
import type { Address } from '@waybill/contract/shared/address';
import type { ArgsOf } from '@waybill/contract/endpoint';
import { sql } from 'kysely';
import type { TenantDb } from '../../../platform/db/database.ts';
import type { Caller, TestApp } from '../../../testing/test-app.ts';
import type {
  ReconciliationForApproval,
  ReconciliationServiceLine,
} from '@waybill/contract/reconciliation/reconciliations/shapes';

/** A row of an invoice in the format of Test Express. */
export type SampleInvoiceRow = readonly [
  consignment: string,
  code: string,
  name: string,
  kilograms: number,
  cubicMetres: number,
  amount: number | string,
];

export const invoiceHeads =
  'ConsignmentNo,ServiceCode,ServiceName,ChargedWeight,ChargedVolume,AmountExTax';

/** Returns an invoice as a CSV file. */
export const invoiceCsv = (rows: readonly SampleInvoiceRow[], heads = invoiceHeads): Buffer =>
  Buffer.from([heads, ...rows.map((row) => row.join(',')), ''].join('\r\n'));

type Imported = Partial<ArgsOf<typeof importReconciliationCsv>> & {
  readonly name?: string;
  readonly type?: string;
};

/** Uploads a file and starts its import; returns the reconciliation's id. */
export async function startImport(
  caller: Caller,
  bytes: Buffer,
  { name = 'test-express.csv', type = 'text/csv', ...query }: Imported = {},
): Promise<number> {
  const file = { name, type, bytes };
  const { fileName } = await caller.call(uploadReconciliationFile, {}, { file });
  const carrierCode = 'TESTEXP';
  const { id } = await caller.call(importReconciliationCsv, { fileName, carrierCode, ...query });
  return id;
}

/** Imports a file completely. */
export async function importFile(
  testApp: TestApp,
  caller: Caller,
  bytes: Buffer,
  query: Imported = {},
): Promise<ReconciliationForApproval> {
  const id = await startImport(caller, bytes, query);
  await testApp.settle();
  return await caller.call(getReconciliationForApproval, { id });
}

/** Returns all lines, with and without a booking. */
export const linesOf = (
  selected: ReconciliationForApproval,
): readonly ReconciliationServiceLine[] =>
  [...selected.bookingReconciliations, ...selected.unmatched].flatMap(
    (consignment) => consignment.bookingReconciliationServices,
  );

/**
 * Adds bookings that Test Express delivered, quoted 50.00 for freight and 10.00 for fuel, sold for
 * 60.00 and 12.00; 24 kg, 0.06 m³. Their consignment numbers are the prefix and a number from
 * `from`.
 */
export const addExpressBookings = (
  db: TenantDb,
  {
    company,
    prefix,
    count,
    from = 1,
  }: {
    readonly company: string;
    readonly prefix: string;
    readonly count: number;
    readonly from?: number;
  },
): Promise<number> =>
  db.run(sql`
    insert into booking.booking (
      tenant_id, customer_id, status, consignment_id, carrier_account_id, carrier_code,
      carrier_name, service_code, service_name, pricing, total_minor, total_tax_minor, grams,
      chargeable_grams, cubic_millimetres, pieces, from_address, to_address, booked_at,
      delivered_at, created_at
    )
    select ${db.scope.tenantId}, c.id, 'Delivered', ${prefix} || lpad(n::text, 6, '0'), a.id,
           a.carrier_code, a.carrier_name, 'EXP', 'Test Express',
           ${JSON.stringify(expressPricing)}::jsonb, 7920, 720, 24000, 24000, 60000000, 2,
           ${JSON.stringify(place('Alexandria', '2015'))}::jsonb,
           ${JSON.stringify(place('Ayr', '4807'))}::jsonb,
           '2026-11-10T00:00:00Z', '2026-11-12T03:00:00Z', '2026-11-10T00:00:00Z'
    from customers_public.customer_card c, carriers_public.account_card a,
      generate_series(${from}::integer, ${from + count - 1}::integer) n
    where c.company_name = ${company} and a.code = 'TEXP'
  `);

const place = (suburb: string, postCode: string): Address => ({
  type: 'Business',
  contactName: 'Ana Petrov',
  companyName: 'Petrov Homewares',
  email: null,
  telephone: null,
  addressLine1: '1 Main Street',
  addressLine2: null,
  addressLine3: null,
  suburb,
  postCode,
  state: null,
  stateCode: null,
  country: null,
  countryCode: 'AU',
});

const side = (name: string, taxExclusive: number, tax: number) => ({
  [name]: taxExclusive + tax,
  [`${name}Tax`]: tax,
  [`${name}TaxExclusive`]: taxExclusive,
});

const service = (
  [serviceCode, serviceName]: readonly [string, string],
  taxExclusiveAmount: number,
  carrierTaxExclusiveAmount: number,
) => ({
  serviceCode,
  serviceName,
  isAdditionalService: serviceCode !== 'EXP',
  isTaxApplied: true,
  taxExclusiveAmount,
  tax: taxExclusiveAmount / 10,
  amount: (taxExclusiveAmount * 11) / 10,
  carrierTaxExclusiveAmount,
  carrierTax: carrierTaxExclusiveAmount / 10,
  carrierAmount: (carrierTaxExclusiveAmount * 11) / 10,
});

const expressPricing = {
  ...side('freightCost', 60, 6),
  ...side('additionalCost', 12, 1.2),
  ...side('insuranceCost', 0, 0),
  ...side('totalCost', 72, 7.2),
  isTaxApplied: true,
  serviceDetails: [
    service(['EXP', 'Test Express'], 60, 50),
    service(['FUEL', 'Fuel 20 %'], 12, 10),
  ],
};
