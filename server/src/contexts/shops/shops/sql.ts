import { sentenceJson } from '#platform/db/sentence-json.ts';
import { english, type Message, type Sentence } from '@waybill/contract/sentence';
import type { PlatformType } from '@waybill/contract/shops/lifecycle';
import type { Address } from '@waybill/contract/shared/address';
import type { ShopService } from '@waybill/contract/shops/shops/shapes';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { ShopAttributes } from './domain.ts';

export type ShopToWrite = {
  readonly customer_id: number;
  readonly name: string;
  readonly platform: PlatformType;
  readonly is_active: boolean;
  readonly attributes: ShopAttributes;
  readonly from_address: Address | null;
};

export type ShopRow = ShopToWrite & {
  readonly id: number;
  readonly store_id: string;
  readonly secret: string | null;
  readonly sync_cursor: string | null;
  readonly last_synced_at: Date | null;
  readonly last_sync_problem: string | null;
  readonly last_sync_problem_sentence: Sentence | null;
  readonly rates_registered_at: Date | null;
  readonly rates_problem: string | null;
  readonly rates_problem_sentence: Sentence | null;
};

export const shopColumns = sql<ShopRow>`
  s.id, s.store_id, s.customer_id, s.name, s.platform, s.is_active, s.attributes, s.from_address,
  s.secret, s.sync_cursor, s.last_synced_at, s.last_sync_problem,
  s.last_sync_problem_sentence, s.rates_registered_at, s.rates_problem, s.rates_problem_sentence
`;

export const shop = (db: TenantDb, id: number): Promise<ShopRow | undefined> =>
  db.maybeOne(sql<ShopRow>`select ${shopColumns} from shops.shop s where s.id = ${id}`);

/** Locks the shop until the transaction ends. */
export const lockShop = (db: TenantDb, id: number): Promise<ShopRow | undefined> =>
  db.maybeOne(sql<ShopRow>`select ${shopColumns} from shops.shop s where s.id = ${id} for update`);

/** Returns the shop of a callback, if it is active. */
export const shopOfStore = (db: TenantDb, storeId: string): Promise<ShopRow | undefined> =>
  db.maybeOne(sql<ShopRow>`
    select ${shopColumns} from shops.shop s where s.store_id = ${storeId} and s.is_active
  `);

/** Returns the active shops of a customer whose orders can be imported. */
export const activeShops = (db: TenantDb, customerId: number): Promise<ShopRow[]> =>
  db.many(sql<ShopRow>`
    select ${shopColumns} from shops.shop s
    where s.customer_id = ${customerId} and s.is_active and s.platform <> 'Csv'
    order by s.id limit 100
  `);

export const shopsByIds = (db: TenantDb, ids: readonly number[]): Promise<ShopRow[]> =>
  db.many(sql<ShopRow>`
    select ${shopColumns} from shops.shop s where s.id = any (${ids}::bigint[]) order by s.id
  `);

export const insertShop = (
  db: TenantDb,
  row: ShopToWrite,
  made: { readonly storeId: string; readonly now: Date },
): Promise<{ id: number }> =>
  db.one(sql<{ id: number }>`
    insert into shops.shop (
      tenant_id, store_id, customer_id, name, platform, is_active, attributes, from_address,
      created_at
    ) values (
      ${db.scope.tenantId}, ${made.storeId}, ${row.customer_id}, ${row.name}, ${row.platform},
      ${row.is_active}, ${JSON.stringify(row.attributes)}::jsonb, ${addressJson(row)}::jsonb,
      ${made.now}
    )
    returning id
  `);

/** Replaces a shop; a change of platform resets what was done with it. */
export const replaceShop = (db: TenantDb, id: number, row: ShopToWrite): Promise<number> =>
  db.run(sql`
    update shops.shop set
      name = ${row.name}, is_active = ${row.is_active},
      attributes = ${JSON.stringify(row.attributes)}::jsonb,
      from_address = ${addressJson(row)}::jsonb,
      sync_cursor = case when platform = ${row.platform} then sync_cursor end,
      rates_registered_at = case when platform = ${row.platform} then rates_registered_at end,
      rates_problem = case when platform = ${row.platform} then rates_problem end,
      rates_problem_sentence = case when platform = ${row.platform} then rates_problem_sentence end,
      platform = ${row.platform}
    where id = ${id}
  `);

const addressJson = ({ from_address }: ShopToWrite): string | null =>
  from_address && JSON.stringify(from_address);

export const dropShop = (db: TenantDb, id: number): Promise<number> =>
  db.run(sql`delete from shops.shop where id = ${id}`);

export const setSecret = (db: TenantDb, id: number, sealed: string): Promise<number> =>
  db.run(sql`update shops.shop set secret = ${sealed} where id = ${id}`);

/** Saves the cursor of a shop's orders. */
export const noteSynced = (
  db: TenantDb,
  id: number,
  synced: { readonly cursor: string | null; readonly now: Date },
): Promise<number> =>
  db.run(sql`
    update shops.shop set
      sync_cursor = coalesce(${synced.cursor}, sync_cursor), last_synced_at = ${synced.now},
      last_sync_problem = null, last_sync_problem_sentence = null
    where id = ${id}
  `);

export const noteSyncProblem = (db: TenantDb, id: number, problem: Message): Promise<number> =>
  db.run(sql`
    update shops.shop set
      last_sync_problem = ${english(problem)},
      last_sync_problem_sentence = ${sentenceJson(problem)}::jsonb
    where id = ${id}
  `);

/** Notes that the platform requests prices from us since a moment, or why it does not. */
export const noteRates = (
  db: TenantDb,
  id: number,
  { at, problem }: { readonly at: Date | null; readonly problem: Message | null },
): Promise<number> =>
  db.run(sql`
    update shops.shop set
      rates_registered_at = ${at},
      rates_problem = ${problem === null ? null : english(problem)},
      rates_problem_sentence = ${sentenceJson(problem)}::jsonb
    where id = ${id}
  `);

export const servicesOfShop = (db: TenantDb, shopId: number): Promise<ShopService[]> =>
  db.many(sql<ShopService>`
    select carrier_account_id as "carrierAccountId", service_code as "serviceCode",
      display_name as "displayName", is_active as "isActive"
    from shops.shop_service where shop_id = ${shopId} order by position limit 200
  `);

export const dropServices = (db: TenantDb, shopId: number): Promise<number> =>
  db.run(sql`delete from shops.shop_service where shop_id = ${shopId}`);

export const addServices = (
  db: TenantDb,
  shop: Pick<ShopRow, 'id' | 'customer_id'>,
  services: readonly ShopService[],
): Promise<number> =>
  db.run(sql`
    insert into shops.shop_service (
      tenant_id, shop_id, customer_id, carrier_account_id, service_code, display_name, is_active,
      position
    )
    select ${db.scope.tenantId}, ${shop.id}, ${shop.customer_id}, w."carrierAccountId",
      w."serviceCode", w."displayName", w."isActive", w.at
    from rows from (jsonb_to_recordset(${JSON.stringify(services)}::jsonb) as (
      "carrierAccountId" bigint, "serviceCode" text, "displayName" text, "isActive" boolean
    )) with ordinality as w ("carrierAccountId", "serviceCode", "displayName", "isActive", at)
  `);
