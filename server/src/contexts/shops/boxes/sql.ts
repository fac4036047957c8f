import type { BoxType } from '@waybill/contract/shops/lifecycle';
import type { Measure } from '@waybill/kernel/measures';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

export type BoxToWrite = {
  readonly shop_id: number;
  readonly customer_id: number;
  readonly box_type: BoxType;
  readonly height: Measure;
  readonly width: Measure;
  readonly length: Measure;
  readonly weight: Measure;
  readonly maximum_weight: Measure | null;
  readonly is_available: boolean;
};
export type BoxRow = BoxToWrite & { readonly id: number };

export const boxColumns = sql<BoxRow>`
  b.id, b.shop_id, b.customer_id, b.box_type, b.height, b.width, b.length, b.weight,
  b.maximum_weight, b.is_available
`;

export const box = (db: TenantDb, id: number): Promise<BoxRow | undefined> =>
  db.maybeOne(sql<BoxRow>`select ${boxColumns} from shops.box b where b.id = ${id}`);

/** Returns the boxes currently available to a shop. */
export const availableBoxes = (db: TenantDb, shopId: number): Promise<BoxRow[]> =>
  db.many(sql<BoxRow>`
    select ${boxColumns} from shops.box b
    where b.shop_id = ${shopId} and b.is_available order by b.id limit 100
  `);

export const insertBox = (db: TenantDb, row: BoxToWrite): Promise<{ id: number }> =>
  db.one(sql<{ id: number }>`
    insert into shops.box (
      tenant_id, shop_id, customer_id, box_type, height, width, length, weight, maximum_weight,
      is_available
    ) values (
      ${db.scope.tenantId}, ${row.shop_id}, ${row.customer_id}, ${row.box_type},
      ${JSON.stringify(row.height)}::jsonb, ${JSON.stringify(row.width)}::jsonb,
      ${JSON.stringify(row.length)}::jsonb, ${JSON.stringify(row.weight)}::jsonb,
      ${row.maximum_weight && JSON.stringify(row.maximum_weight)}::jsonb, ${row.is_available}
    )
    returning id
  `);

export const replaceBox = (db: TenantDb, id: number, row: BoxToWrite): Promise<number> =>
  db.run(sql`
    update shops.box set
      box_type = ${row.box_type}, height = ${JSON.stringify(row.height)}::jsonb,
      width = ${JSON.stringify(row.width)}::jsonb, length = ${JSON.stringify(row.length)}::jsonb,
      weight = ${JSON.stringify(row.weight)}::jsonb,
      maximum_weight = ${row.maximum_weight && JSON.stringify(row.maximum_weight)}::jsonb,
      is_available = ${row.is_available}
    where id = ${id}
  `);

export const dropBox = (db: TenantDb, id: number): Promise<number> =>
  db.run(sql`delete from shops.box where id = ${id}`);
