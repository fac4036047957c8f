import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { PriceRate } from '../markup/domain.ts';
import type { PromoRules } from './domain.ts';

export type StoredPromo = PromoRules & { readonly id: number };

export type PromoRow = {
  readonly id: number;
  readonly code: string;
  readonly is_active: boolean;
  readonly start_date: string | null;
  readonly end_date: string | null;
  readonly calc_method: PriceRate['calcMethod'];
  readonly value: number;
  readonly carrier_account_ids: number[];
  readonly max_uses: number | null;
  readonly max_uses_per_customer: number | null;
  readonly used: number;
};

export const promoColumns = sql`
  id, code, is_active, start_date::text, end_date::text, calc_method, value::float8 as value,
  to_jsonb(carrier_account_ids) as carrier_account_ids, max_uses, max_uses_per_customer, used
`;

export const promo = (db: TenantDb, id: number): Promise<PromoRow | undefined> =>
  db.maybeOne(sql<PromoRow>`select ${promoColumns} from pricing.promo_code where id = ${id}`);

/** Returns the promo code with this text, ignoring case; none or one. */
export async function promosFor(
  db: TenantDb,
  code: string | null,
  customerId: number | null,
): Promise<readonly StoredPromo[]> {
  const typed = (code ?? '').trim();
  if (typed === '') return [];
  const found = await db.many(sql<PromoRow & { of_customer: number }>`
    select ${promoColumns}, (
      select count(*)::int from pricing.promo_use u
      where u.tenant_id = p.tenant_id and u.promo_code_id = p.id and u.customer_id = ${customerId}
    ) as of_customer
    from pricing.promo_code p where lower(code) = lower(${typed})
  `);
  return found.map((row) => ({
    id: row.id,
    code: row.code,
    isActive: row.is_active,
    startDate: row.start_date,
    endDate: row.end_date,
    rate: { calcMethod: row.calc_method, value: row.value },
    carrierAccountIds: row.carrier_account_ids,
    isUsedUp:
      (row.max_uses !== null && row.used >= row.max_uses) ||
      (row.max_uses_per_customer !== null && row.of_customer >= row.max_uses_per_customer),
  }));
}

export type PromoFields = Omit<PromoRow, 'id' | 'used'>;

export const addPromo = (db: TenantDb, row: PromoFields, now: Date): Promise<{ id: number }> =>
  db.one(sql<{ id: number }>`
    insert into pricing.promo_code (
      tenant_id, code, is_active, start_date, end_date, calc_method, value, carrier_account_ids,
      max_uses, max_uses_per_customer, created_at
    ) values (
      ${db.scope.tenantId}, ${row.code}, ${row.is_active}, ${row.start_date}, ${row.end_date},
      ${row.calc_method}, ${row.value}, ${row.carrier_account_ids}::bigint[], ${row.max_uses},
      ${row.max_uses_per_customer}, ${now}
    )
    returning id
  `);

export const savePromo = (
  db: TenantDb,
  id: number,
  row: PromoFields,
): Promise<{ id: number } | undefined> =>
  db.maybeOne(sql<{ id: number }>`
    update pricing.promo_code set
      code = ${row.code}, is_active = ${row.is_active}, start_date = ${row.start_date},
      end_date = ${row.end_date}, calc_method = ${row.calc_method}, value = ${row.value},
      carrier_account_ids = ${row.carrier_account_ids}::bigint[], max_uses = ${row.max_uses},
      max_uses_per_customer = ${row.max_uses_per_customer}
    where id = ${id}
    returning id
  `);

export const removePromo = (db: TenantDb, id: number): Promise<number> =>
  db.run(sql`delete from pricing.promo_code where id = ${id}`);

/** Returns the promo codes that are limited to some carrier accounts. */
export const promosOfSomeAccounts = (
  db: TenantDb,
  id: number | null,
): Promise<{ id: number; carrier_account_ids: number[] }[]> =>
  db.many(sql<{ id: number; carrier_account_ids: number[] }>`
    select id, to_jsonb(carrier_account_ids) as carrier_account_ids from pricing.promo_code
    where cardinality(carrier_account_ids) > 0 and (${id}::bigint is null or id = ${id}::bigint)
    order by id
  `);

/** Takes one of the remaining uses: returns 1, or 0 if none is left. Locks the code. */
export async function takeUse(db: TenantDb, id: number, customerId: number): Promise<number> {
  await db.run(sql`select from pricing.promo_code where id = ${id} for update`);
  return db.run(sql`
    update pricing.promo_code p set used = used + 1
    where id = ${id} and (max_uses is null or used < max_uses)
      and (max_uses_per_customer is null or max_uses_per_customer > (
        select count(*) from pricing.promo_use u
        where u.tenant_id = p.tenant_id and u.promo_code_id = p.id
          and u.customer_id = ${customerId}
      ))
  `);
}

type Use = {
  readonly bookingId: number;
  readonly customerId: number;
  readonly promoCodeId: number;
  readonly at: Date;
};

export const addUse = (db: TenantDb, use: Use): Promise<number> =>
  db.run(sql`
    insert into pricing.promo_use (tenant_id, booking_id, promo_code_id, customer_id, at)
    values (${db.scope.tenantId}, ${use.bookingId}, ${use.promoCodeId}, ${use.customerId},
            ${use.at})
  `);

/** Removes the booking's use of its code, which decreases the code's count. */
export const giveBackUse = (db: TenantDb, bookingId: number): Promise<number> =>
  db.run(sql`
    with provided as (
      delete from pricing.promo_use where booking_id = ${bookingId} returning promo_code_id
    )
    update pricing.promo_code p set used = used - 1
    from provided where p.id = provided.promo_code_id
  `);
