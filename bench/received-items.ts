import type { Query } from './copied-rows.ts';

type ReceivedItems = { readonly tenantId: number; readonly prefix: string; readonly count: number };

/** Adds items of one customer that the warehouse has received, with barcodes `prefix-1` and on. */
export const addReceivedItems = (
  admin: Query,
  { tenantId, prefix, count }: ReceivedItems,
): ReturnType<Query> =>
  admin(
    `insert into warehouse.item (
       tenant_id, id, customer_id, barcode, height, width, length, weight, status, created_at
     )
     select $1, gen_random_uuid(), c.id, $3 || '-' || n, m.v, m.v, m.v, m.v, 'Received', now()
     from generate_series(1, $2::int) n,
          (select id from customers.customer where tenant_id = $1 order by id limit 1) c,
          (select '{"value": 0, "unit": "cm"}'::jsonb as v) m
     returning id, barcode`,
    [tenantId, count, prefix],
  );
