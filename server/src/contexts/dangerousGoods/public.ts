import { type Message } from '@waybill/contract/sentence';
import type { TenantDb } from '#platform/db/database.ts';
import { whyNotCarried } from './carriers/domain/carriage.ts';
import { goodsNamed, rowOf, type UnCodeRow } from './un-codes/domain/un-code.ts';
import { acceptances, contact, type EmergencyContactRow } from './carriers/sql.ts';
import { permissionsFor, unCodes } from './un-codes/sql.ts';

export {
  type DangerousConsignment,
  goodsOnBoard,
  listedGoods,
  type Receptacles,
  shippingName,
} from './carriers/domain/consignment.ts';
export {
  documentsToCarry,
  missingInDocuments,
  placardsOf,
} from './carriers/domain/driver-documents.ts';
export {
  type AggregateGoods,
  checkLoad,
  type LoadCheck,
  type LoadedGoods,
} from './carriers/domain/load.ts';
export { type Segregation, segregationOf } from './carriers/domain/segregation.ts';
export { type InitialResponse, initialResponseOf } from './un-codes/domain/initial-response.ts';
export { goodsNamed, rowOf, type UnCodeRow, toUnCode } from './un-codes/domain/un-code.ts';

/** Returns the row of the UN list for goods as users write them; undefined if there is none. */
export async function goodsOf(db: TenantDb, text: string | null): Promise<UnCodeRow | undefined> {
  const goods = goodsNamed(text ?? '');
  return goods && rowOf(await unCodes(db, [goods.unNumber]), goods);
}

/** Returns the possible rows of the UN list for goods as users write them. */
export const goodsAmong = (db: TenantDb, texts: readonly string[]): Promise<UnCodeRow[]> =>
  unCodes(
    db,
    texts.flatMap((text) => goodsNamed(text)?.unNumber ?? []),
  );

/**
 * True if a customer may send goods: any if nothing is listed for the customer, otherwise only
 * those listed (decisions C-10). Goods are as users write them, `UN 1263` or `UN1263 II`.
 */
export async function maySend(
  db: TenantDb,
  customerId: number,
  goods: string | null,
): Promise<boolean> {
  const named = goodsNamed(goods ?? '') ?? { unNumber: '', packageGroup: null };
  const { has_any, has_this } = await permissionsFor(db, customerId, named);
  return has_this || !has_any;
}

/**
 * Returns a function from a carrier account to the reason why it does not carry goods of a
 * category, or null if it does. Without a category, it is why the account carries no dangerous
 * goods at all.
 */
export async function carriage(
  db: TenantDb,
  {
    customerId,
    category,
  }: { readonly customerId: number | null; readonly category: string | null },
): Promise<(carrierAccountId: number) => Message | null> {
  const rows = new Map(
    (await acceptances(db, customerId)).map((row) => [row.carrier_account_id, row]),
  );
  return (id) => {
    const row = rows.get(id);
    return row === undefined
      ? 'This carrier carries no dangerous goods.'
      : whyNotCarried(row, category);
  };
}

/** Returns the 24-hour emergency contact for dangerous goods; undefined if none is set. */
export const emergencyContact = (db: TenantDb): Promise<EmergencyContactRow | undefined> =>
  contact(db);
