import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { ProductFields, ProductRow } from '../address-book/domain/book-rows.ts';

const fields = sql`
  product_code, name, description, package_type, length, width, height, weight,
  turning, is_fragile, is_dangerous_good, dangerous_goods_category_id,
  dangerous_goods_category_name, is_active
`;

export const productColumns = sql`id, customer_id, ${fields}`;

export const product = (db: TenantDb, id: number): Promise<ProductRow | undefined> =>
  db.maybeOne(sql<ProductRow>`
    select ${productColumns} from customers.product where id = ${id}
  `);

export const allProductsOf = (db: TenantDb, customerId: number): Promise<ProductRow[]> =>
  db.many(sql<ProductRow>`
    select ${productColumns} from customers.product where customer_id = ${customerId} order by id
  `);

/** Returns those of `ids` that are products of the customer. */
export const productsOf = async (
  db: TenantDb,
  customerId: number,
  ids: readonly number[],
): Promise<ReadonlySet<number>> => {
  const rows = await db.many(sql<{ id: number }>`
    select id from customers.product
    where customer_id = ${customerId} and id = any (${ids}::bigint[])
  `);
  return new Set(rows.map(({ id }) => id));
};

export type ProductSize = Pick<
  ProductRow,
  'length' | 'width' | 'height' | 'weight' | 'turning' | 'is_fragile'
>;

/** Returns how the customer's active products are packed, by code in lower case. */
export const productSizes = async (
  db: TenantDb,
  customerId: number,
  codes: readonly string[],
): Promise<ReadonlyMap<string, ProductSize>> => {
  const wanted = [...new Set(codes.map((code) => code.toLowerCase()))];
  if (wanted.length === 0) return new Map();
  const rows = await db.many(sql<ProductSize & { code: string }>`
    select lower(product_code) as code, length, width, height, weight, turning, is_fragile
    from customers.product
    where customer_id = ${customerId} and is_active and lower(product_code) = any (${wanted})
  `);
  return new Map(rows.map(({ code, ...size }) => [code, size]));
};

type NewProduct = Omit<ProductRow, 'id'>;

/** Adds any number of products in one statement. */
export const addProducts = (
  db: TenantDb,
  rows: readonly NewProduct[],
  now: Date,
): Promise<number> => db.run(insertion(db, rows, now));

export const addProduct = (db: TenantDb, row: NewProduct, now: Date): Promise<{ id: number }> =>
  db.one(insertion(db, [row], now));

const insertion = (db: TenantDb, rows: readonly NewProduct[], now: Date) => sql<{ id: number }>`
  insert into customers.product (tenant_id, created_at, customer_id, ${fields})
  select ${db.scope.tenantId}, ${now}::timestamptz, customer_id, ${fields}
  from jsonb_populate_recordset(null::customers.product, ${JSON.stringify(rows)}::jsonb)
  returning id
`;

export const saveProduct = (
  db: TenantDb,
  id: number,
  row: ProductFields,
): Promise<{ id: number }> =>
  db.one(sql<{ id: number }>`
    update customers.product set (${fields}) = (
      select ${fields}
      from jsonb_populate_record(null::customers.product, ${JSON.stringify(row)}::jsonb)
    )
    where id = ${id}
    returning id
  `);

/** Replaces any number of products in one statement. */
export const saveProducts = (db: TenantDb, rows: readonly ProductRow[]): Promise<number> =>
  db.run(sql`
    update customers.product p set (${fields}) = (
      select ${fields} from jsonb_populate_record(null::customers.product, changed.row)
    )
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) changed (row)
    where p.id = (changed.row ->> 'id')::bigint
  `);

export const removeProduct = (
  db: TenantDb,
  id: number,
): Promise<{ customer_id: number } | undefined> =>
  db.maybeOne(sql<{ customer_id: number }>`
    delete from customers.product where id = ${id} returning customer_id
  `);
