import { rowIfThere, type TenantDb } from '#platform/db/database.ts';
import { lockFor } from '#platform/db/advisory-lock.ts';
import { sql } from 'kysely';
import { type LastCall, lastCall } from '../calls/sql.ts';

export type CarrierAccountRow = {
  readonly id: number;
  readonly name: string;
  readonly code: string;
  readonly carrier_code: string;
  readonly carrier_name: string;
  readonly customer_id: number | null;
  readonly is_active: boolean;
  readonly use_manual_rates: boolean;
  readonly available_for_guest: boolean;
  readonly available_for_payg: boolean;
  readonly attributes: Readonly<Record<string, string>>;
};

export const accountColumns = sql`
  a.id, a.name, a.code, a.carrier_code, a.carrier_name, a.customer_id, a.is_active,
  a.use_manual_rates, a.available_for_guest, a.available_for_payg, a.attributes
`;

export const customerCount = sql`(
  select count(*)::integer from carriers.account_customer m
  where m.tenant_id = a.tenant_id and m.account_id = a.id and m.is_active
)`;

type ListedAccount = CarrierAccountRow & {
  readonly customer_count: number;
  readonly last_call: LastCall | null;
};

export const account = (db: TenantDb, id: number): Promise<ListedAccount | undefined> =>
  db.maybeOne(sql<ListedAccount>`
    select ${accountColumns}, ${customerCount} as customer_count, ${lastCall} as last_call
    from carriers.account a where a.id = ${id}
  `);

export type SoldService = {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly isAdditional: boolean;
};

export type OfferRow = CarrierAccountRow & {
  readonly is_mapped: boolean;
  readonly services: readonly SoldService[];
};

const soldServices = sql`coalesce((
  select json_agg(json_build_object(
    'id', s.id, 'code', s.code, 'name', s.name, 'isAdditional', s.is_additional
  ) order by s.id)
  from carriers.account_service x
  join carriers.service s on s.tenant_id = x.tenant_id and s.id = x.service_id
  where x.tenant_id = a.tenant_id and x.account_id = a.id and x.is_active
), '[]')`;

const isMappedTo = (customerId: number | null) => sql`exists (
  select from carriers.account_customer m
  where m.tenant_id = a.tenant_id and m.account_id = a.id
    and m.customer_id = ${customerId} and m.is_active
)`;

/** Returns every active account with its services, and whether it is mapped to the customer. */
export const offers = (db: TenantDb, customerId: number | null): Promise<OfferRow[]> =>
  db.reference(sql<OfferRow>`
    select ${accountColumns}, ${isMappedTo(customerId)} as is_mapped, ${soldServices} as services
    from carriers.account a where a.is_active order by a.name, a.id
  `);

export const offer = async (db: TenantDb, id: number): Promise<OfferRow | undefined> =>
  rowIfThere(
    await db.reference(sql<OfferRow>`
      select ${accountColumns}, false as is_mapped, ${soldServices} as services
      from carriers.account a where a.id = ${id}
    `),
  );

export type AccountToSave = Omit<CarrierAccountRow, 'id'> & { readonly now: Date };

export const addAccount = async (db: TenantDb, a: AccountToSave): Promise<number> => {
  const { id } = await db.one(sql<{ id: number }>`
    insert into carriers.account (
      tenant_id, name, code, carrier_code, carrier_name, customer_id, is_active,
      use_manual_rates, available_for_guest, available_for_payg, attributes,
      created_at, updated_at
    ) values (
      ${db.scope.tenantId}, ${a.name}, ${a.code}, ${a.carrier_code}, ${a.carrier_name},
      ${a.customer_id}, ${a.is_active}, ${a.use_manual_rates}, ${a.available_for_guest},
      ${a.available_for_payg}, ${JSON.stringify(a.attributes)}::jsonb, ${a.now}, ${a.now}
    )
    returning id
  `);
  return id;
};

export const changeAccount = (db: TenantDb, id: number, a: AccountToSave): Promise<number> =>
  db.run(sql`
    update carriers.account set
      name = ${a.name}, code = ${a.code}, carrier_code = ${a.carrier_code},
      carrier_name = ${a.carrier_name}, customer_id = ${a.customer_id},
      is_active = ${a.is_active}, use_manual_rates = ${a.use_manual_rates},
      available_for_guest = ${a.available_for_guest},
      available_for_payg = ${a.available_for_payg},
      attributes = ${JSON.stringify(a.attributes)}::jsonb, updated_at = ${a.now}
    where id = ${id}
  `);

export const removeAccount = (db: TenantDb, id: number): Promise<number> =>
  db.run(sql`delete from carriers.account where id = ${id}`);

export const switchOff = (db: TenantDb, id: number, now: Date): Promise<number> =>
  db.run(sql`update carriers.account set is_active = false, updated_at = ${now} where id = ${id}`);

export const savepoint = (db: TenantDb): Promise<number> => db.run(sql`savepoint removal`);
export const backToSavepoint = (db: TenantDb): Promise<number> =>
  db.run(sql`rollback to savepoint removal`);

export type ServiceRow = {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly carrier_code: string;
  readonly is_additional: boolean;
  readonly exceptions: readonly string[];
  readonly exception_keywords: readonly string[];
  readonly is_assigned: boolean;
  readonly is_active: boolean;
};

export type CarrierServiceToSave = {
  readonly code: string;
  readonly name: string;
  readonly is_additional: boolean;
  readonly exceptions: readonly string[];
  readonly exception_keywords: readonly string[];
  readonly is_assigned: boolean;
  readonly is_active: boolean;
};

/** Adds services of the carrier by code; renames existing ones. */
export const saveServices = (
  db: TenantDb,
  carrierCode: string,
  services: readonly CarrierServiceToSave[],
): Promise<number> =>
  db.run(sql`
    insert into carriers.service (
      tenant_id, carrier_code, code, name, is_additional, exceptions, exception_keywords
    )
    select ${db.scope.tenantId}, ${carrierCode}, s.code, s.name, s.is_additional, s.exceptions,
           s.exception_keywords
    from jsonb_to_recordset(${JSON.stringify(services)}::jsonb) as s (
      code text, name text, is_additional boolean, exceptions text[], exception_keywords text[]
    )
    on conflict (tenant_id, carrier_code, upper(code)) do update set
      name = excluded.name, is_additional = excluded.is_additional,
      exceptions = excluded.exceptions, exception_keywords = excluded.exception_keywords
  `);

/** An account of a carrier. */
type AccountOfCarrier = { readonly accountId: number; readonly carrierCode: string };

/** Replaces the account's services with exactly these of its carrier. */
export const assignServices = async (
  db: TenantDb,
  { accountId, carrierCode }: AccountOfCarrier,
  services: readonly Pick<CarrierServiceToSave, 'code' | 'is_active'>[],
): Promise<void> => {
  await db.run(sql`delete from carriers.account_service where account_id = ${accountId}`);
  await db.run(sql`
    insert into carriers.account_service (tenant_id, account_id, service_id, is_active)
    select ${db.scope.tenantId}, ${accountId}, s.id, provided.is_active
    from jsonb_to_recordset(${JSON.stringify(services)}::jsonb)
      as provided (code text, is_active boolean)
    join carriers.service s
      on s.carrier_code = ${carrierCode} and upper(s.code) = upper(provided.code)
  `);
};

/** Serialises concurrent mappings of a customer's accounts. */
const lockMappings = (db: TenantDb, customerId: number): void =>
  lockFor(db, `carriers of ${customerId}`);

/** Replaces the accounts mapped to the customer (decisions K-07). */
export const mapAccounts = async (
  db: TenantDb,
  customerId: number,
  accountIds: readonly number[],
): Promise<void> => {
  lockMappings(db, customerId);
  await db.run(sql`delete from carriers.account_customer where customer_id = ${customerId}`);
  await db.run(sql`
    insert into carriers.account_customer (tenant_id, customer_id, account_id)
    select ${db.scope.tenantId}, ${customerId}, a.id
    from carriers.account a where a.id = any (${accountIds}::bigint[])
  `);
};

/**
 * Maps the tenant's own fleet to a customer, unless the customer's accounts were mapped already,
 * even concurrently.
 */
export const mapOwnFleet = async (db: TenantDb, customerId: number): Promise<void> => {
  lockMappings(db, customerId);
  await db.run(sql`
    insert into carriers.account_customer (tenant_id, customer_id, account_id)
    select a.tenant_id, ${customerId}, a.id
    from carriers.account a
    where a.carrier_code = 'OWN' and a.is_active and a.customer_id is null and not exists (
      select from carriers.account_customer m where m.customer_id = ${customerId})
  `);
};

export const knownAccounts = async (
  db: TenantDb,
  ids: readonly number[],
): Promise<ReadonlySet<number>> => {
  const rows = await db.many(sql<{ id: number }>`
    select id from carriers.account where id = any (${ids}::bigint[])
  `);
  return new Set(rows.map((row) => row.id));
};

export const knownServices = async (
  db: TenantDb,
  ids: readonly number[],
): Promise<ReadonlySet<number>> => {
  const rows = await db.many(sql<{ id: number }>`
    select id from carriers.service where id = any (${ids}::bigint[])
  `);
  return new Set(rows.map((row) => row.id));
};

export type ExceptionWords = {
  readonly exceptions: readonly string[];
  readonly exceptionKeywords: readonly string[];
};

/**
 * Returns words in a service's tracking texts that mean an exception, and those that do not (K-04).
 */
export const exceptionWords = async (
  db: TenantDb,
  accountId: number,
  code: string,
): Promise<ExceptionWords> => {
  const row = await db.maybeOne(sql<ExceptionWords>`
    select s.exceptions, s.exception_keywords as "exceptionKeywords"
    from carriers.account a
    join carriers.service s on s.tenant_id = a.tenant_id and s.carrier_code = a.carrier_code
    where a.id = ${accountId} and upper(s.code) = upper(${code})
  `);
  return row ?? { exceptions: [], exceptionKeywords: [] };
};

/** Adds the known services of the carrier; services that users entered do not change. */
export const addMissingServices = (
  db: TenantDb,
  carrierCode: string,
  services: readonly Pick<SoldService, 'code' | 'name' | 'isAdditional'>[],
): Promise<number> =>
  db.run(sql`
    insert into carriers.service (tenant_id, carrier_code, code, name, is_additional)
    select ${db.scope.tenantId}, ${carrierCode}, s.code, s.name, s."isAdditional"
    from jsonb_to_recordset(${JSON.stringify(services)}::jsonb)
      as s (code text, name text, "isAdditional" boolean)
    on conflict (tenant_id, carrier_code, upper(code)) do nothing
  `);
