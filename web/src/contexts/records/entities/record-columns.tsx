import type { Entity, EntityDefinition } from '@waybill/contract/records/entities/shapes';
import { hasRange } from '@waybill/contract/records/definitions/field-types';
import type { Column } from '#ui/table/types.ts';
import { kindOf, type EntityFieldView } from './definition.ts';
import { FieldValue } from './FieldValue.tsx';

/**
 * Returns the columns of a type's list: the fields that its design shows there; the first one is
 * the key. Only staff see the customer of a record.
 */
export function recordColumns(type: EntityDefinition, isStaff: boolean): readonly Column<Entity>[] {
  const [first, ...rest] = type.properties;
  if (first === undefined) return [];
  const visible = rest.filter(
    (field) => field.showontable && (isStaff || kindOf(field) !== 'customer'),
  );
  return [
    {
      id: first.key,
      header: first.displayname,
      cell: ({ title }) => title,
      width: 200,
      ...sorted(first),
    },
    ...visible.map(
      (field, at): Column<Entity> => ({
        id: field.key,
        header: field.displayname,
        cell: (entity) => <FieldValue type={type} field={field} entity={entity} plain />,
        ...sorted(field),
        ...(hasRange(kindOf(field)) ? { align: 'right' as const } : {}),
        ...(at > 2 ? { hideBelow: at > 4 ? (1280 as const) : (1024 as const) } : {}),
      }),
    ),
  ];
}

const sorted = ({ key, sortableontable }: EntityFieldView) =>
  sortableontable ? { sortKey: key } : {};
