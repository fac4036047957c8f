import { customersProblems } from '@waybill/contract/customers/problems';
import { found, Problem } from '@waybill/contract/problem';
import { deactivateUsersOf } from '#contexts/identity/public.ts';
import { nextNumbers } from '#contexts/tenancy/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { customToSave } from './custom.ts';
import { inputValue } from './domain/inputs.ts';
import { codesTaken } from './sql/imported.ts';
import * as rows from './sql/customer.ts';
import { refuseDuplicate } from './unique-violation.ts';
import type { CustomerFields } from './domain/rows.ts';

type CustomerToSave = {
  readonly fields: CustomerFields;
  readonly code?: string | null | undefined;
  readonly dateOfRegistration?: string | null | undefined;
};

export type SavedCustomer = { readonly id: number; readonly guid: string; readonly code: string };

const refusals = {
  customer_by_code: [customersProblems.CustomerCodeTaken, 'customer.code'],
  customer_of_unit: [customersProblems.UnitNotFound, 'customer.organizationUnitId'],
} as const;

/**
 * Adds a customer with the requested code, or the next of the tenant's series.
 * @throws {Problem} CustomerCodeTaken, NumberSeriesExhausted
 */
export async function addCustomer(
  db: TenantDb,
  { fields, ...query }: CustomerToSave,
  now: Date,
): Promise<SavedCustomer> {
  const code = inputValue(query.code) ?? (await freeCode(db));
  const registered = inputValue(query.dateOfRegistration);
  const registered_at = registered === null ? now : new Date(registered);
  const custom = await customToSave(db, {}, fields.custom);
  const [added] = await refuseDuplicate(
    rows.addCustomers(db, [{ ...fields, code, registered_at, created_at: now, custom }]),
    refusals,
  );
  return found(added, customersProblems.CustomerNotFound);
}

/**
 * Replaces the values of a customer; code and registration stay if omitted. Users of a closed
 * customer can no longer sign in (decisions C-03).
 * @throws {Problem} CustomerNotFound, CustomerCodeTaken
 */
export async function replaceCustomer(
  db: TenantDb,
  id: number,
  { fields, ...query }: CustomerToSave,
): Promise<SavedCustomer> {
  const known = found(await rows.lockCustomer(db, id), customersProblems.CustomerNotFound, { id });
  const custom = await customToSave(db, known.custom ?? {}, fields.custom);
  const registered = inputValue(query.dateOfRegistration);
  const saved = await refuseDuplicate(
    rows.saveCustomer(db, id, {
      ...fields,
      custom,
      code: inputValue(query.code) ?? known.code,
      registered_at: registered === null ? known.registered_at : new Date(registered),
    }),
    refusals,
  );
  if (fields.account_status === 'Closed') await deactivateUsersOf(db, id);
  return saved;
}

const attemptsMax = 1000;

async function freeCode(db: TenantDb): Promise<string> {
  return found((await freeCodes(db, 1, new Set()))[0], customersProblems.CustomerCodeTaken);
}

/**
 * Returns the next numbers of the series that were not entered as codes before and are not among
 * the given lower-case codes about to be used.
 * @throws {Problem} NumberSeriesExhausted, CustomerCodeTaken
 */
export async function freeCodes(
  db: TenantDb,
  count: number,
  soonTaken: ReadonlySet<string>,
): Promise<readonly string[]> {
  const free: string[] = [];
  for (let attempts = 0; free.length < count && attempts < attemptsMax; attempts += 1) {
    const codes = await nextNumbers(db, 'customer', count - free.length);
    const uniqueFields = await codesTaken(
      db,
      codes.map((code) => code.toLowerCase()),
    );
    free.push(
      ...codes.filter(
        (code) => ![uniqueFields, soonTaken].some((set) => set.has(code.toLowerCase())),
      ),
    );
  }
  if (free.length < count) throw new Problem(customersProblems.CustomerCodeTaken);
  return free;
}
