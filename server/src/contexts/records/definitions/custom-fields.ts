import type { InputOf } from '@waybill/contract/endpoint';
import { found } from '@waybill/contract/problem';
import type { ExtendedType } from '@waybill/contract/records/definitions/extended-types';
import type { updateDefinition } from '@waybill/contract/records/endpoints';
import { recordsProblems } from '@waybill/contract/records/problems';
import { partsOf } from '@waybill/kernel/parts';
import type { TenantDb } from '#platform/db/database.ts';
import { publish } from '#platform/events.ts';
import type { CustomValues } from '../entities/sql/custom-values.ts';
import { insistOnDesign, insistOnValues } from './changing.ts';
import { type EntityTypeRules, fieldOf, typeToSave } from './domain/entity-type.ts';
import { asExtension, withoutFields } from './domain/extension.ts';
import { freedSlots } from './domain/slots.ts';
import { addDefinition, lockDefinition, removeDefinition, saveDefinition } from './sql.ts';

/** The values of custom fields, in the records of the contexts that own them. */
export type CustomRecords = Readonly<Record<ExtendedType, CustomValues>>;

type Place = { readonly db: TenantDb; readonly now: Date; readonly values: CustomValues };
type Change = InputOf<typeof updateDefinition> & { readonly type: ExtendedType };

/**
 * Saves the custom fields of bookings or customers; without any field their definition is removed.
 * @throws {Problem} NotValid; TypeInUse if records have a value in a removed field that is not
 * among `dropfields`.
 */
export async function updateCustomFields(place: Place, change: Change): Promise<void> {
  const { db, now, values } = place;
  const { type, definition, dropfields } = change;
  const known = await lockDefinition(db, type);
  const before = found(known ?? withoutFields(type), recordsProblems.TypeNotFound).definition;
  const after = typeToSave(asExtension(type, definition), before);
  const isEmpty = after.properties.length === 0;
  if (!isEmpty) await insistOnDesign(db, type, { after, before });
  await insistOnValues(db, values, { before, after, dropped: dropfields });
  const id = await save();
  // Only then, as the columns of a record follow the saved definition.
  const keys = emptied(before, after);
  const slots = freedSlots(before.slots, after.slots);
  const removed = keys.length + slots.length > 0 ? await values.remove(db, { keys, slots }) : [];
  const hidden = newlyHidden(before, after);
  const holding = hidden.length > 0 ? await values.holding(db, hidden) : [];
  const ids = [...new Set([...removed, ...holding].map((record) => record.id))];
  for (const part of partsOf(ids, atOnce))
    publish(db, 'customFields.withdrawn', { type, ids: part });
  if (id !== undefined) publish(db, 'entityDefinition.changed', { id });

  async function save(): Promise<string | undefined> {
    if (known === undefined) {
      if (isEmpty) return undefined;
      return found(await addDefinition(db, type, { saved: after, now }), recordsProblems.TypeTaken)
        .id;
    }
    if (isEmpty) await removeDefinition(db, type);
    else await saveDefinition(db, type, { saved: after, now });
    return known.id;
  }
}

/** Returns the fields that customers no longer see, and that the search must not find by. */
const newlyHidden = (before: EntityTypeRules, after: EntityTypeRules): readonly string[] =>
  after.properties
    .filter(({ hiddenfrompublic, key }) => {
      const old = fieldOf(before, key);
      return hiddenfrompublic && old !== undefined && !old.hiddenfrompublic;
    })
    .map(({ key }) => key);

/** So many records are handled in a transaction of their own. */
const atOnce = 200;

/**
 * Returns the fields that have no values after a change: the removed ones, and the new ones, whose
 * key an earlier field may have had.
 */
const emptied = (before: EntityTypeRules, after: EntityTypeRules): readonly string[] => [
  ...before.properties.map(({ key }) => key).filter((key) => fieldOf(after, key) === undefined),
  ...after.properties.map(({ key }) => key).filter((key) => fieldOf(before, key) === undefined),
];
