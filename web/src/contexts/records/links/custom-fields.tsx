import {
  customMember,
  type ExtendedType,
} from '@waybill/contract/records/definitions/extended-types';
import { hasRange } from '@waybill/contract/records/definitions/field-types';
import type { EntityData, EntityDefinition } from '@waybill/contract/records/entities/shapes';
import type { ImportedList } from '@waybill/contract/shared/imports';
import type { PropertyChange, ReadableChange } from '#contexts/messaging/links/ChangesPanel.tsx';
import { useFormats } from '#shell/formats.ts';
import type { KeyValue } from '#ui/KeyValueList.tsx';
import type { Column } from '#ui/table/types.ts';
import { type Chosen, chosenClauses } from '../entities/ChoiceFilters.tsx';
import { kindOf } from '../entities/definition.ts';
import { FieldValue } from '../entities/FieldValue.tsx';
import { readChange } from '../entities/read-change.ts';
import { useCachedDefinition } from './calls.ts';

export { type Chosen, chosenShape, ChoiceFilters } from '../entities/ChoiceFilters.tsx';

/**
 * The fields that the tenant added to its bookings or customers, as far as the caller sees them;
 * undefined while they load and where there are none.
 */
export function useCustomFields(type: ExtendedType): EntityDefinition | undefined {
  const { data } = useCachedDefinition(type);
  return data === undefined || data.definition.properties.length === 0
    ? undefined
    : data.definition;
}

/** Returns what describes a change of a custom field by its name, in the history of a record. */
export function useReadCustomChange(type: ExtendedType) {
  const definition = useCustomFields(type);
  const formats = useFormats();
  return (change: PropertyChange): ReadableChange | null => {
    const [member, key] = change.propertyname.split('.');
    if (definition === undefined || member !== customMember || key === undefined) return null;
    return readChange(definition, { ...change, propertyname: key }, formats);
  };
}

type Customised = { readonly customFields: EntityData };

/** What a record says in them, as names and values; fields without a value are left out. */
export const customDetails = (
  type: EntityDefinition | undefined,
  { customFields: data }: Customised,
): readonly KeyValue[] =>
  (type?.properties ?? [])
    .filter(({ key }) => data[key] !== undefined)
    .map((field) => ({
      label: field.displayname,
      value: (
        <FieldValue type={type as EntityDefinition} field={field} entity={{ data, labels: {} }} />
      ),
    }));

/** A column for each field that its design shows in lists. */
export const customColumns = <Row extends Customised>(
  type: EntityDefinition | undefined,
): readonly Column<Row>[] =>
  type === undefined
    ? []
    : type.properties
        .filter(({ showontable }) => showontable)
        .map((field) => ({
          id: `${customMember}.${field.key}`,
          header: field.displayname,
          width: 130,
          card: 'none' as const,
          cell: ({ customFields: data }: Row) => (
            <FieldValue type={type} field={field} entity={{ data, labels: {} }} plain />
          ),
          ...(hasRange(kindOf(field)) ? { align: 'right' as const } : {}),
        }));

type ImportKind = {
  readonly list: ImportedList;
  readonly ownWords?: Readonly<Record<string, string>>;
};

/** An import whose file may have a column for each of them. */
export function withCustomColumns<Kind extends ImportKind>(
  kind: Kind,
  type: EntityDefinition | undefined,
): Kind & Required<Pick<ImportKind, 'ownWords'>> {
  const fields = (type?.properties ?? []).map(
    ({ key, displayname }) => [`${customMember}.${key}`, displayname] as const,
  );
  const columns = Object.fromEntries(fields.map(([column, name]) => [column, [name]]));
  const list = { ...kind.list, columns: { ...kind.list.columns, ...columns } };
  return { ...kind, list, ownWords: Object.fromEntries(fields) };
}

/** The filter of what is chosen of them, to be joined with the other clauses of a list. */
export const customClauses = (
  type: EntityDefinition | undefined,
  chosen: Chosen | undefined,
): readonly string[] => (type === undefined ? [] : chosenClauses(type, chosen, `${customMember}/`));
