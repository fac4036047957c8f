import type { EntityData } from '@waybill/contract/records/entities/shapes';
import { sql } from 'kysely';
import { assetPurpose } from '#platform/files/assets.ts';
import type { TenantDb } from '#platform/db/database.ts';

/** The target of a reference field: its value, its label, and its code in files. */
export type Referred = { readonly id: string; readonly label: string; readonly code: string };

const customer = sql`select id::text as id, display_name as label, code`;

export const customersById = (db: TenantDb, ids: readonly number[]): Promise<Referred[]> =>
  db.many(sql<Referred>`
    ${customer} from customers_public.customer_card where id = any (${ids}::bigint[])
  `);

export const customersByCode = (db: TenantDb, codes: readonly string[]): Promise<Referred[]> =>
  db.many(sql<Referred>`
    ${customer} from customers_public.customer_card where code = any (${codes}::text[])
  `);

export const usersByGuid = (db: TenantDb, guids: readonly string[]): Promise<Referred[]> =>
  db.many(sql<Referred>`
    select guid::text as id, name as label, name as code from identity_public.user_name
    where guid = any (${guids}::uuid[])
  `);

export const usersByName = (db: TenantDb, names: readonly string[]): Promise<Referred[]> =>
  db.many(sql<Referred>`
    select guid::text as id, name as label, name as code from identity_public.user_name
    where name = any (${names}::text[])
  `);

/** Returns uploaded files that other requests may refer to. */
export const uploadsById = (db: TenantDb, ids: readonly string[]): Promise<Referred[]> =>
  db.many(sql<Referred>`
    select id::text as id, file_name as label, file_name as code from platform.stored_file
    where purpose = ${assetPurpose} and id = any (${ids}::uuid[])
  `);

export type TargetRow = {
  readonly id: string;
  readonly type: string;
  readonly url: string;
  readonly data: EntityData;
};

/** Returns records that others reference. */
export const targets = (db: TenantDb, ids: readonly string[]): Promise<TargetRow[]> =>
  db.many(sql<TargetRow>`
    select id::text as id, type, url, data from records.entity_record
    where id = any (${ids}::uuid[])
  `);

/** As `targets`, but locked so that none is deleted while another record starts to reference it. */
export const heldTargets = (db: TenantDb, ids: readonly string[]): Promise<TargetRow[]> =>
  db.many(sql<TargetRow>`
    select id::text as id, type, url, data from records.entity_record
    where id = any (${ids}::uuid[]) order by id for share
  `);

export const targetsByUrl = (
  db: TenantDb,
  type: string,
  urls: readonly string[],
): Promise<TargetRow[]> =>
  db.many(sql<TargetRow>`
    select id::text as id, type, url, data from records.entity_record
    where type = ${type} and url = any (${urls}::text[]) for share
  `);
