import type pg from 'pg';

/** Adds account customers that owe nothing; returns their numbers. */
export async function addCustomers(
  owner: pg.Client,
  tenantId: number,
  count: number,
): Promise<readonly number[]> {
  const { rows } = await owner.query<{ id: string }>(
    `with added as (
       insert into customers.customer (
         tenant_id, code, type, account_status, company_name, registered_at, created_at
       )
       select $1, 'BIL' || gen_random_uuid(), 'Account', 'Active', 'Bench ' || n, now(), now()
       from generate_series(1, $2::integer) n
       returning tenant_id, id
     ), standing as (
       insert into customers.standing (tenant_id, customer_id) select tenant_id, id from added
     )
     select id from added order by id`,
    [tenantId, count],
  );
  return rows.map((row) => Number(row.id));
}

/**
 * Adds delivered, uninvoiced bookings with freight and fuel, distributed evenly over the customers.
 */
export async function addBookings(
  owner: pg.Client,
  { tenantId, customers }: { readonly tenantId: number; readonly customers: readonly number[] },
  count: number,
): Promise<void> {
  const line = (serviceCode: string, serviceName: string, amount: number) => ({
    serviceCode,
    serviceName,
    isAdditionalService: serviceCode === 'FUEL',
    taxExclusiveAmount: amount,
    tax: amount / 10,
    amount: amount * 1.1,
    isTaxApplied: true,
  });
  const pricing = {
    insuranceCostTax: 0,
    insuranceCostTaxExclusive: 0,
    isTaxApplied: true,
    serviceDetails: [line('ROAD', 'Road Express', 50), line('FUEL', 'Fuel levy', 10)],
  };
  await owner.query(
    `insert into booking.booking (
       tenant_id, customer_id, status, consignment_id, carrier_account_id, service_name, pricing,
       total_minor, total_tax_minor, exposure_minor, from_address, to_address, booked_at,
       delivered_at, created_at
     )
     select $1, ($2::bigint[])[1 + n % cardinality($2::bigint[])], 'Delivered',
            'BIL' || cardinality($2::bigint[]) || '-' || n, 1, 'Road Express', $3::jsonb,
            6600, 600, 6600, '{"suburb": "Alexandria"}', '{"suburb": "Ayr"}',
            now() - interval '3 days', now() - interval '2 days', now() - interval '3 days'
     from generate_series(1, $4::integer) n`,
    [tenantId, customers, JSON.stringify(pricing), count],
  );
  await owner.query(
    `update customers.standing s set exposure_minor = b.held
     from (
       select customer_id, sum(exposure_minor) as held from booking.booking
       where tenant_id = $1 and customer_id = any ($2::bigint[]) group by customer_id
     ) b
     where s.tenant_id = $1 and s.customer_id = b.customer_id`,
    [tenantId, customers],
  );
}

type Post<D> = <T>(desk: D, path: string, body: object) => Promise<T>;

/** Returns the staff's request for an invoice of one line, in dollars. */
export function invoiceOver(customerId: number, amount: number): object {
  const pricingDetails = [{ description: 'Storage', amount }];
  const items = [{ packageType: 'Pallet', quantity: 1, pricingDetails }];
  const invoiceDate = new Date().toISOString().slice(0, 10);
  return { customerId, adhocInvoice: { description: 'Storage', invoiceDate, items } };
}

/** Adds an invoice of more than fifty thousand dollars for each customer, as created by staff. */
export async function addInvoices<D>(
  desk: D,
  post: Post<D>,
  customers: readonly number[],
): Promise<readonly number[]> {
  const ids: number[] = [];
  for (const customerId of customers) {
    const made = await post<{ id: number }>(
      desk,
      '/api/finance/invoice/generateadhocinvoice',
      invoiceOver(customerId, 50_000),
    );
    ids.push(made.id);
  }
  return ids;
}

/**
 * Adds payments of one customer over the last ten years with their entries. They are written
 * without the ledger's triggers, because a statement does not read the hash chain.
 */
export async function addManyPayments(
  owner: pg.Client,
  { tenantId, customerId }: { readonly tenantId: number; readonly customerId: number },
  count: number,
): Promise<void> {
  await owner.query('begin');
  await owner.query(`set local session_replication_role = 'replica'`);
  await owner.query(
    `with paid as (
       insert into finance.payment (
         tenant_id, customer_id, reference, type, payment_date, paid_minor, unallocated_minor,
         created_at
       )
       select $1, $2, 'BIL' || n, 'BankTransfer', current_date - (n % 3650), 1000, 1000, now()
       from generate_series(1, $3::integer) n
       returning tenant_id, id, customer_id, reference, payment_date
     ), entered as (
       insert into finance.entry (
         tenant_id, customer_id, kind, date, payment_id, reference_no, description, at,
         previous_hash, hash
       )
       select tenant_id, customer_id, 'Payment', payment_date, id, reference, 'Bank transfer',
              now(), '', ''
       from paid
       returning tenant_id, id, customer_id
     )
     insert into finance.posting (
       tenant_id, entry_id, line_no, customer_id, account, debit_minor, credit_minor
     )
     select tenant_id, id, 1, customer_id, 'Receivable', 0, 1000 from entered
     union all
     select tenant_id, id, 2, customer_id, 'Bank', 1000, 0 from entered`,
    [tenantId, customerId, count],
  );
  await owner.query('commit');
}
