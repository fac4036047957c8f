import { customersProblems } from '@waybill/contract/customers/problems';
import { found, Problem } from '@waybill/contract/problem';
import type { WarehouseItemInput } from '@waybill/contract/warehouse/items/shapes';
import { warehouseProblems } from '@waybill/contract/warehouse/problems';
import { customerCard, customerIdOf } from '#contexts/customers/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { brokenUnique } from '#platform/db/failures.ts';
import { publish } from '#platform/events.ts';
import { consignmentIdOf } from '../consignments/consignment-of.ts';
import { toRow } from './mappers.ts';
import type { ItemToWrite } from './sql.ts';

/**
 * Saves an item with its customer and, if it has a consignment number, its consignment.
 * @throws {Problem} CustomerNotFound; WarehouseItemTaken if another item has the barcode
 */
export async function saveItem(
  db: TenantDb,
  { id, sent, now }: { readonly id: string; readonly sent: WarehouseItemInput; readonly now: Date },
  write: (row: ItemToWrite) => Promise<unknown>,
): Promise<void> {
  const customerId = await customerNumber(db, sent.customerId);
  const number = sent.consignmentNumber || null;
  const consignmentId = number && (await consignmentIdOf(db, { customerId, number, now }));
  try {
    await write(toRow({ id, customerId, consignmentId }, sent));
  } catch (error) {
    if (brokenUnique(error) === 'item_by_barcode') {
      throw new Problem(warehouseProblems.WarehouseItemTaken);
    }
    throw error;
  }
  publish(db, 'warehouse.itemSaved', { id, customerId });
}

/** Returns a customer's id by id or by uuid (decisions X-18). */
async function customerNumber(db: TenantDb, ref: number | string): Promise<number> {
  const id = typeof ref === 'string' ? await customerIdOf(db, ref) : ref;
  const card = id === undefined ? undefined : await customerCard(db, id);
  return found(card, customersProblems.CustomerNotFound).id;
}
