import type { FeeBase, FeeMethod, FeeRate } from '@waybill/contract/finance/fees/endpoints';
import type { LocalDate } from '@waybill/kernel/local-date';
import type { Minor } from '@waybill/kernel/money';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { List } from '#platform/lists/declaration.ts';
import { type ListQuery, listPage } from '#platform/lists/list.ts';

export type CustomerFeeRow = {
  readonly customer_id: number;
  readonly customer_name: string;
  readonly minimum_minor: Minor | null;
  readonly is_accumulated: boolean;
  readonly is_active: boolean;
  readonly effective_date: LocalDate;
  readonly expire_date: LocalDate | null;
  readonly rates: readonly FeeRate[];
};

export type FeeFields = {
  readonly name: string;
  readonly invoice_type: string;
  readonly apply_on: FeeBase;
  readonly fee_type: string;
  readonly calc_method: FeeMethod;
  readonly minimum_minor: Minor | null;
  readonly is_accumulated: boolean;
  readonly is_active: boolean;
  readonly is_tax_applicable: boolean;
  readonly customer_types: readonly string[];
  readonly rates: readonly FeeRate[];
};

export type FeeRow = FeeFields & {
  readonly id: number;
  readonly customers: readonly CustomerFeeRow[];
};

const fees: List = {
  fields: {
    id: { sql: 'f.id', type: 'bigint' },
    name: { sql: 'f.name', type: 'text' },
    invoiceType: { sql: 'f.invoice_type', type: 'text' },
    applyOn: { sql: 'f.apply_on', type: 'text' },
    feeType: { sql: 'f.fee_type', type: 'text' },
    calcMethod: { sql: 'f.calc_method', type: 'text' },
    minimum: { sql: 'f.minimum_minor', type: 'money' },
    isAccumulated: { sql: 'f.is_accumulated', type: 'boolean' },
    isActive: { sql: 'f.is_active', type: 'boolean' },
    isTaxApplicable: { sql: 'f.is_tax_applicable', type: 'boolean' },
  },
  searched: ['name', 'feeType'],
  sorting: 'name asc',
  tieBreak: 'id',
};

const columns = sql<FeeRow>`
  f.id, f.name, f.invoice_type, f.apply_on, f.fee_type, f.calc_method, f.minimum_minor,
  f.is_accumulated, f.is_active, f.is_tax_applicable, to_jsonb(f.customer_types) as customer_types,
  f.rates, coalesce((
    select json_agg(json_build_object(
      'customer_id', x.customer_id, 'customer_name', c.display_name,
      'minimum_minor', x.minimum_minor, 'is_accumulated', x.is_accumulated,
      'is_active', x.is_active, 'effective_date', x.effective_date,
      'expire_date', x.expire_date, 'rates', x.rates
    ) order by x.effective_date desc, c.display_name)
    from finance.customer_fee x
    join customers_public.customer_card c on c.tenant_id = x.tenant_id and c.id = x.customer_id
    where x.tenant_id = f.tenant_id and x.fee_id = f.id
  ), '[]') as customers`;

type Query = ListQuery & { readonly id?: number | undefined };

export const feesPage = (db: TenantDb, query: Query) =>
  listPage(db, fees, {
    query,
    select: columns,
    from: sql`finance.fee f`,
    where: query.id === undefined ? sql`true` : sql`f.id = ${query.id}`,
  });

export const fee = (db: TenantDb, id: number): Promise<FeeRow | undefined> =>
  db.maybeOne(sql<FeeRow>`select ${columns} from finance.fee f where f.id = ${id}`);

const fieldsOf = (fields: FeeFields) => sql`
  jsonb_to_record(${JSON.stringify(fields)}::jsonb) as n (
    name text, invoice_type text, apply_on text, fee_type text, calc_method text,
    minimum_minor bigint, is_accumulated boolean, is_active boolean, is_tax_applicable boolean,
    customer_types text[], rates jsonb
  )`;

export async function addFee(db: TenantDb, fields: FeeFields, now: Date): Promise<number> {
  const { id } = await db.one(sql<{ id: number }>`
    insert into finance.fee (
      tenant_id, name, invoice_type, apply_on, fee_type, calc_method, minimum_minor,
      is_accumulated, is_active, is_tax_applicable, customer_types, rates, created_at
    )
    select ${db.scope.tenantId}, n.*, ${now} from ${fieldsOf(fields)}
    returning id
  `);
  return id;
}

export const changeFee = (db: TenantDb, id: number, fields: FeeFields): Promise<number> =>
  db.run(sql`
    update finance.fee f set
      name = n.name, invoice_type = n.invoice_type, apply_on = n.apply_on,
      fee_type = n.fee_type, calc_method = n.calc_method, minimum_minor = n.minimum_minor,
      is_accumulated = n.is_accumulated, is_active = n.is_active,
      is_tax_applicable = n.is_tax_applicable, customer_types = n.customer_types, rates = n.rates
    from ${fieldsOf(fields)} where f.id = ${id}
  `);

export type NewCustomerFee = Omit<CustomerFeeRow, 'customer_name'> & { readonly fee_id: number };

/** Adds a customer's terms from a day on, or changes those of that day. */
export const saveCustomerFee = (db: TenantDb, one: NewCustomerFee): Promise<number> =>
  db.run(sql`
    insert into finance.customer_fee (
      tenant_id, fee_id, customer_id, minimum_minor, is_accumulated, is_active, effective_date,
      expire_date, rates
    ) values (
      ${db.scope.tenantId}, ${one.fee_id}, ${one.customer_id}, ${one.minimum_minor},
      ${one.is_accumulated}, ${one.is_active}, ${one.effective_date}, ${one.expire_date},
      ${JSON.stringify(one.rates)}::jsonb
    )
    on conflict (tenant_id, fee_id, customer_id, effective_date) do update set
      minimum_minor = excluded.minimum_minor, is_accumulated = excluded.is_accumulated,
      is_active = excluded.is_active, expire_date = excluded.expire_date, rates = excluded.rates
  `);

export type FeeOnDay = {
  readonly name: string;
  readonly fee_type: string;
  readonly invoice_type: string;
  readonly apply_on: FeeBase;
  readonly calc_method: FeeMethod;
  readonly is_tax_applicable: boolean;
  readonly customer_types: readonly string[];
  /** The customer with these terms; null for the default of its types. */
  readonly customer_id: number | null;
  readonly minimum_minor: Minor | null;
  readonly is_accumulated: boolean;
  readonly rates: readonly FeeRate[];
  readonly fee_id: number;
};

/** Returns the active fees of a day: the defaults, and the terms of single customers. */
export const feesOn = (db: TenantDb, day: LocalDate): Promise<FeeOnDay[]> =>
  db.many(sql<FeeOnDay>`
    select f.id as fee_id, f.name, f.fee_type, f.invoice_type, f.apply_on, f.calc_method,
           f.is_tax_applicable, to_jsonb(f.customer_types) as customer_types, x.customer_id,
           x.minimum_minor, x.is_accumulated, x.rates
    from finance.fee f
    cross join lateral (
      select null::bigint as customer_id, f.minimum_minor, f.is_accumulated, f.rates
      union all
      select c.customer_id, c.minimum_minor, c.is_accumulated, c.rates
      from finance.customer_fee c
      where c.tenant_id = f.tenant_id and c.fee_id = f.id and c.is_active
        and ${day}::date >= c.effective_date
        and (c.expire_date is null or ${day}::date < c.expire_date)
    ) x
    where f.is_active
    order by f.id, x.customer_id nulls first
  `);
