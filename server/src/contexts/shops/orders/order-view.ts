import type { WebOrder } from '@waybill/contract/shops/orders/shapes';
import { customerCard } from '#contexts/customers/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { toOrder } from './mappers.ts';
import type { OrderRow } from './sql.ts';

/** Maps an order to the API, with the name of its customer. */
export async function orderView(db: TenantDb, row: OrderRow): Promise<WebOrder> {
  const customer = await customerCard(db, row.customer_id);
  return toOrder(row, customer?.displayName ?? '');
}
