import { joined } from '@waybill/contract/sentence';
import { notValid, notValidField, Problem, type Complaint } from '@waybill/contract/problem';
import { recordsProblems } from '@waybill/contract/records/problems';
import type { TenantDb } from '#platform/db/database.ts';
import { type Concern, concernsOf } from './domain/definition-changes.ts';
import { definitionFaults } from './domain/definition-faults.ts';
import { type EntityTypeRules, fieldOf } from './domain/entity-type.ts';
import { extensionFaults } from './domain/extension.ts';
import { heldTypes } from './sql.ts';
import type { CustomValues } from '../entities/sql/custom-values.ts';
import * as records from '../entities/sql/entity-records.ts';

/** @throws {Problem} NotValid on faults of the design, including the types that it references. */
export async function insistOnDesign(
  db: TenantDb,
  name: string,
  { after: type, before }: { readonly after: EntityTypeRules; readonly before?: EntityTypeRules },
): Promise<void> {
  const faults = [...definitionFaults(type), ...extensionFaults(name, type, before)];
  if (faults.length > 0) throw notValid(...faults);
  const wanted = [...new Set(type.links.map(({ targettype }) => targettype))];
  const there = wanted.length === 0 ? [] : await heldTypes(db, wanted);
  const missing = type.links.findIndex(
    ({ targettype }) => !there.some((each) => each.type === targettype),
  );
  if (missing === -1) return;
  throw notValidField(`definition.links[${missing}].targettype`, 'There is no such type');
}

/**
 * @throws {Problem} TypeInUse, with the number of conflicting records for each part of a change.
 */
export async function insistOnRecords(db: TenantDb, name: string, change: Change): Promise<void> {
  const { before, after, dropped } = change;
  await insistOnCounts(after, concernsOf(before, after, dropped), (concern) =>
    counted(db, name, concern),
  );
}

/**
 * Checks a change of custom fields: only removed fields concern the records, as rules are checked
 * when a record is saved.
 * @throws {Problem} TypeInUse, with the number of records that have a value in a removed field.
 */
export async function insistOnValues(
  db: TenantDb,
  { countHolding }: Pick<CustomValues, 'countHolding'>,
  { before, after, dropped }: Change,
): Promise<void> {
  const removed = concernsOf(before, after, dropped).filter(
    ({ key, about }) => about.records === 'holding' && fieldOf(after, key) === undefined,
  );
  await insistOnCounts(after, removed, ({ key }) => countHolding(db, key));
}

type Change = {
  readonly before: EntityTypeRules;
  readonly after: EntityTypeRules;
  readonly dropped: readonly string[];
};

async function insistOnCounts(
  after: EntityTypeRules,
  concerns: readonly Concern[],
  countOf: (concern: Concern) => Promise<number>,
): Promise<void> {
  const errors: Complaint[] = [];
  for (const concern of concerns) {
    const count = await countOf(concern);
    if (count > 0)
      errors.push({ message: concern.message(count), members: [memberOf(after, concern)] });
  }
  const [first] = errors;
  if (first === undefined) return;
  throw new Problem(recordsProblems.TypeInUse, {
    message: joined(errors.map(({ message }) => message)),
    validationErrors: errors,
  });
}

function counted(db: TenantDb, name: string, { key, about }: Concern): Promise<number> {
  switch (about.records) {
    case 'holding':
      return records.countHolding(db, name, key);
    case 'lacking':
      return records.countLacking(db, name, key);
    case 'choosing':
      return records.countChoosing(db, { type: name, key }, about.choices);
    case 'outside':
      return records.countOutside(db, { type: name, key }, about);
  }
}

function memberOf({ properties }: EntityTypeRules, { key }: Concern): string {
  const at = properties.findIndex((field) => field.key === key);
  return at === -1 ? 'definition.properties' : `definition.properties[${at}]`;
}
