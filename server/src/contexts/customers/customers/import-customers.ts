import { customersProblems } from '@waybill/contract/customers/problems';
import { partsOf } from '@waybill/kernel/parts';
import { deactivateUsersOf } from '#contexts/identity/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { publish, publishAll } from '#platform/events.ts';
import type { GatheredRows } from '#platform/tables/gather-rows.ts';
import type { ListRow } from '#platform/tables/open-list.ts';
import { digitsOf } from './domain/customer-to-save.ts';
import type { KnownCustomer } from './domain/rows.ts';
import type { ImportedCustomer } from './customer-rows.ts';
import { freeCodes } from './saving.ts';
import * as imported from './sql/imported.ts';
import { addCustomers } from './sql/customer.ts';
import { withStates } from './state-of-place.ts';
import { refuseDuplicate } from './unique-violation.ts';

/** Returns the customers that rows of a file may refer to, locked until the import ends. */
export function customersMeant(
  db: TenantDb,
  rows: readonly ListRow[],
): Promise<readonly KnownCustomer[]> {
  const under = (column: string) =>
    rows.flatMap(({ cells }) => ((cells[column] ?? '') === '' ? [] : [cells[column] ?? '']));
  const lower = (text: string) => text.toLowerCase();
  const digits = (text: string) => digitsOf(text) ?? '';
  return imported.customersSought(db, {
    codes: under('code').map(lower),
    abns: under('abn').map(digits),
    acns: under('acn').map(digits),
    names: under('companyName').map(lower),
  });
}

/**
 * Adds and changes any number of customers of a file.
 * @throws {Problem} NumberSeriesExhausted, CustomerCodeTaken
 */
export async function saveImportedCustomers(
  db: TenantDb,
  { added, changed }: GatheredRows<ImportedCustomer, KnownCustomer & ImportedCustomer>,
  now: Date,
): Promise<void> {
  for (const part of partsOf(await withStates(db, changed), atOnce))
    await imported.saveCustomers(db, part);
  for (const { id, account_status } of changed) {
    if (account_status === 'Closed') await deactivateUsersOf(db, id);
  }
  const ids = await addAll(db, await withStates(db, added), now);
  publishAll(
    db,
    ids.map((id) => ({ name: 'customer.created', payload: { id, customerId: id } })),
  );
  publishAll(
    db,
    [...ids, ...changed.map(({ id }) => id)].map((id) => ({
      name: 'customer.brought',
      payload: { id, customerId: id },
    })),
  );
  publish(db, 'customer.listBrought', { id: null, customerId: null });
}

async function addAll(
  db: TenantDb,
  added: readonly ImportedCustomer[],
  now: Date,
): Promise<readonly number[]> {
  if (added.length === 0) return [];
  const typed = new Set(added.flatMap(({ code }) => (code === null ? [] : [code.toLowerCase()])));
  const codeless = added.filter(({ code }) => code === null).length;
  const codes = codeless === 0 ? [] : [...(await freeCodes(db, codeless, typed))];
  const rows = added.map((row) => ({
    ...row,
    code: row.code ?? codes.shift() ?? '',
    registered_at: now,
    created_at: now,
  }));
  const ids: number[] = [];
  await imported.planAnew(db);
  for (const part of partsOf(rows, atOnce)) {
    const named = await refuseDuplicate(addCustomers(db, part), {
      customer_by_code: [customersProblems.CustomerCodeTaken, 'fileId'],
    });
    ids.push(...named.map(({ id }) => id));
  }
  return ids;
}

/** The number of rows per statement: each writes its history, which must not exceed the timeout. */
const atOnce = 1_000;
