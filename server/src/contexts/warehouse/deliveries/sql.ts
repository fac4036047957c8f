import type { ItemStatus } from '@waybill/contract/warehouse/lifecycle';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import { isInWarehouse } from '../items/sql.ts';
import type { Bin } from './domain/putaway.ts';

export type AnnouncedDeliveryRow = {
  readonly customer_id: number;
  readonly customer_name: string;
  readonly consignment_number: string | null;
  readonly delivery_date: string | null;
  readonly expected: number;
  readonly received: number;
};

/** The number of deliveries in the list; more than a day has. */
const deliveriesMax = 500;

/** Returns the deliveries with expected items, those due first. */
export const announcedDeliveries = (db: TenantDb): Promise<AnnouncedDeliveryRow[]> =>
  db.many(sql<AnnouncedDeliveryRow>`
    with due as (
      select i.tenant_id, i.customer_id, i.consignment_id,
             min(i.delivery_date) as delivery_date, count(*)::integer as expected
      from warehouse.item i where i.status = 'Expected'
      group by i.tenant_id, i.customer_id, i.consignment_id
      order by min(i.delivery_date) nulls last limit ${deliveriesMax}
    )
    select d.customer_id, k.display_name as customer_name, c.number as consignment_number,
           d.delivery_date, d.expected, (
             select count(*)::integer from warehouse.item i
             where i.tenant_id = d.tenant_id and i.consignment_id = d.consignment_id
               and i.status not in ('Expected', 'Missing')
           ) as received
    from due d
    join customers_public.customer_card k on k.tenant_id = d.tenant_id and k.id = d.customer_id
    left join warehouse.consignment c on c.tenant_id = d.tenant_id and c.id = d.consignment_id
    order by d.delivery_date nulls last, k.display_name, c.number nulls last
  `);

export type DeliveryLineRow = {
  readonly id: string;
  readonly barcode: string;
  readonly sku: string | null;
  readonly description: string | null;
  readonly zone: string | null;
  readonly pallet_spaces: number;
  readonly status: ItemStatus;
  readonly is_damaged: boolean;
  readonly is_over: boolean;
  readonly scanned_at: Date | null;
  readonly scanned_by: string | null;
  readonly note: string | null;
};

type Wanted = { readonly customerId: number; readonly consignmentNumber: string | null };

/** The number of items of a delivery in the response. */
const linesMax = 2000;

/**
 * Returns the items of a delivery with the scan that received them or reported them short. Without
 * a consignment: those expected, and those scanned since a moment.
 */
export const linesOf = (
  db: TenantDb,
  { customerId, consignmentNumber }: Wanted,
  since: Date,
): Promise<DeliveryLineRow[]> =>
  db.many(sql<DeliveryLineRow>`
    select i.id, i.barcode, i.sku, i.description, i.zone,
           i.pallet_spaces::float8 as pallet_spaces, i.status, i.is_damaged,
           coalesce(s.details ? 'over', false) as is_over, s.scanned_at,
           identity_public.name_of_user(s.creator_id) as scanned_by, s.details ->> 'note' as note
    from warehouse.item i
    left join warehouse.consignment c on c.tenant_id = i.tenant_id and c.id = i.consignment_id
    left join lateral (
      select e.details, e.scanned_at, e.creator_id
      from warehouse.scan_event e
      where e.tenant_id = i.tenant_id and e.item_id = i.id and i.status <> 'Expected'
        and e.code in ('INWARD', 'MISSING')
      order by e.scanned_at desc, e.id desc limit 1
    ) s on true
    where i.customer_id = ${customerId}
      and upper(c.number) is not distinct from upper(${consignmentNumber}::text)
      and (c.number is not null or i.status = 'Expected' or s.scanned_at >= ${since})
    order by i.status <> 'Expected', s.scanned_at desc, i.barcode limit ${linesMax}
  `);

/** Returns the bins in use, with their contents and the SKUs of a customer's goods in them. */
export const binsFor = (db: TenantDb, customerId: number): Promise<Bin[]> =>
  db.many(sql<Bin>`
    select l.code, l.pallet_spaces::float8 as "palletSpaces",
           coalesce(sum(i.pallet_spaces), 0)::float8 as taken, count(i.id)::integer as items,
           coalesce(
             array_agg(distinct i.sku) filter (where i.customer_id = ${customerId} and i.sku <> ''),
             '{}'
           ) as skus
    from warehouse.location l
    left join warehouse.item i on i.tenant_id = l.tenant_id and upper(i.zone) = l.code
      and ${isInWarehouse}
    where l.kind = 'Bin' and l.is_active
    group by l.id, l.code, l.pallet_spaces
  `);
