import { type Message } from '@waybill/contract/sentence';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

export type ImportRow = {
  readonly id: number;
  readonly token: string;
  readonly created: number;
  readonly failed: number;
  readonly skipped: number;
  readonly is_done: boolean;
  readonly messages: readonly Message[];
};

/** Returns the progress of an import, over all its shops. */
export const importByToken = (
  db: TenantDb,
  token: string,
  since: Date,
): Promise<ImportRow | undefined> =>
  db.maybeOne(sql<ImportRow>`
    select i.id, i.token, coalesce(sum(w.created), 0)::int as created,
      coalesce(sum(w.failed), 0)::int as failed, coalesce(sum(w.skipped), 0)::int as skipped,
      coalesce(bool_and(w.is_done), true) as is_done,
      coalesce((
        select jsonb_agg(m.message) from shops.import_shop x,
          jsonb_array_elements(x.messages) as m (message)
        where x.tenant_id = i.tenant_id and x.import_id = i.id
      ), '[]') as messages
    from shops.import i
    left join shops.import_shop w on w.tenant_id = i.tenant_id and w.import_id = i.id
    where i.token = ${token} and i.created_at > ${since}
    group by i.tenant_id, i.id, i.token
  `);

export const addImport = (
  db: TenantDb,
  row: { readonly token: string; readonly customerId: number; readonly now: Date },
): Promise<{ id: number }> =>
  db.one(sql<{ id: number }>`
    insert into shops.import (tenant_id, token, customer_id, created_at)
    values (${db.scope.tenantId}, ${row.token}, ${row.customerId}, ${row.now})
    returning id
  `);

export const addImportShops = (
  db: TenantDb,
  importId: number,
  rows: readonly {
    readonly shopId: number;
    readonly customerId: number;
    readonly fileId: string | null;
  }[],
): Promise<number> =>
  db.run(sql`
    insert into shops.import_shop (tenant_id, import_id, shop_id, customer_id, file_id)
    select ${db.scope.tenantId}, ${importId}, w."shopId", w."customerId", w."fileId"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as w (
      "shopId" bigint, "customerId" bigint, "fileId" text
    )
  `);

export type ImportShopRow = {
  readonly import_id: number;
  readonly shop_id: number;
  readonly file_id: string | null;
  readonly attempts: number;
};

/** Returns a shop of an import that is still to be read, locked until the transaction ends. */
export const lockImportShop = (
  db: TenantDb,
  importId: number,
  shopId: number,
): Promise<ImportShopRow | undefined> =>
  db.maybeOne(sql<ImportShopRow>`
    select import_id, shop_id, file_id, attempts from shops.import_shop
    where import_id = ${importId} and shop_id = ${shopId} and not is_done for update
  `);

export type Progress = {
  readonly created: number;
  readonly failed: number;
  readonly skipped: number;
  readonly isDone: boolean;
  readonly messages: readonly Message[];
};

/** Adds to the counts; a successfully read page resets the failed attempts. */
export const addProgress = (
  db: TenantDb,
  { import_id, shop_id }: Pick<ImportShopRow, 'import_id' | 'shop_id'>,
  progress: Progress,
): Promise<number> =>
  db.run(sql`
    update shops.import_shop set
      created = created + ${progress.created}, failed = failed + ${progress.failed},
      skipped = skipped + ${progress.skipped}, is_done = ${progress.isDone}, attempts = 0,
      messages = (
        select coalesce(jsonb_agg(m), '[]') from (
          select m from jsonb_array_elements(
            messages || ${JSON.stringify(progress.messages)}::jsonb
          ) as m limit 50
        ) kept
      )
    where import_id = ${import_id} and shop_id = ${shop_id}
  `);

export const noteAttempt = (db: TenantDb, importId: number, shopId: number): Promise<number> =>
  db.run(sql`
    update shops.import_shop set attempts = attempts + 1
    where import_id = ${importId} and shop_id = ${shopId}
  `);

export const forgetImports = (db: TenantDb, before: Date): Promise<number> =>
  db.run(sql`delete from shops.import where created_at < ${before}`);
