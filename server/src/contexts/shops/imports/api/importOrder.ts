import { type Message, sentence } from '@waybill/contract/sentence';
import { found, notValidField } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/shops/endpoints';
import { shopsProblems } from '@waybill/contract/shops/problems';
import { randomUUID } from 'node:crypto';
import { importFile } from '#contexts/records/public.ts';
import { handle } from '#platform/context.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { activeShops, type ShopRow, shopsByIds } from '../../shops/sql.ts';
import { customerOf } from '../../shops/whose.ts';
import type { ImportServices } from '../import-orders.ts';
import { queueImport } from '../queue.ts';
import { addImport, addImportShops } from '../sql.ts';

export const importOrder = ({ files }: Pick<ImportServices, 'files'>) =>
  handle(contract.importOrder, async ({ input, actor, db, now }) => {
    const { fileId = null } = input;
    const named = await namedShops(db, input.shops);
    const customerId = input.customerId ?? named[0]?.customer_id;
    const customer = await customerOf(db, actor, { customerId, member: 'customerId' });
    const shops = named.length === 0 ? await activeShops(db, customer.id) : named;
    mustBeImportable(shops, customer.id, fileId);
    if (fileId !== null) await importFile({ db, files }, fileId);
    const token = randomUUID();
    const { id } = await addImport(db, { token, customerId: customer.id, now });
    await addImportShops(
      db,
      id,
      shops.map((shop) => ({ shopId: shop.id, customerId: customer.id, fileId })),
    );
    for (const shop of shops) await queueImport(db, { importId: id, shopId: shop.id }, now);
    return { importToken: token };
  });

async function namedShops(db: TenantDb, ids: readonly number[]): Promise<readonly ShopRow[]> {
  const wanted = [...new Set(ids)];
  const rows = await shopsByIds(db, wanted);
  found(rows.length === wanted.length ? rows : undefined, shopsProblems.ShopNotFound);
  return rows;
}

/** @throws {Problem} NotValid naming the shop or the file */
function mustBeImportable(
  shops: readonly ShopRow[],
  customerId: number,
  fileId: string | null,
): void {
  if (shops.length === 0) throw notValidField('shops', 'There is no active shop to import from');
  for (const [at, shop] of shops.entries()) {
    const complaint = whyNotImport(shop, customerId, fileId);
    if (complaint !== null) throw notValidField(complaint[0] ?? `shops[${at}]`, complaint[1]);
  }
  if (fileId !== null && shops.length > 1) {
    throw notValidField('fileId', 'A file can only contain orders of one shop');
  }
}

function whyNotImport(
  shop: ShopRow,
  customerId: number,
  fileId: string | null,
): [string | null, Message] | null {
  if (shop.customer_id !== customerId) return [null, 'This shop belongs to another customer'];
  if (!shop.is_active) return [null, sentence('{name} is paused', { name: shop.name })];
  if (shop.platform === 'Csv' && fileId === null) return ['fileId', 'Please choose a file'];
  if (shop.platform !== 'Csv' && fileId !== null)
    return ['fileId', sentence("{name} doesn't accept files", { name: shop.name })];
  return null;
}
