import type { EntityDefinition } from '@waybill/contract/records/entities/shapes';
import type { PropertyChange, ReadableChange } from '#contexts/messaging/links/ChangesPanel.tsx';
import type { Formats } from '#shell/formats.ts';
import { kindOf } from './definition.ts';
import { textOf } from './FieldValue.tsx';

/** Describes a record's change with its type's labels; null for a field that was removed. */
export function readChange(
  { properties }: Pick<EntityDefinition, 'properties'>,
  { propertyname, originalvalue, newvalue }: PropertyChange,
  formats: Formats,
): ReadableChange | null {
  const field = properties.find(({ key }) => key === propertyname);
  if (field === undefined) return null;
  const read = (saved: string | null): string =>
    saved === null ? 'nothing' : textOf(field, valueIn(kindOf(field), saved), formats);
  return { name: field.displayname, before: read(originalvalue), after: read(newvalue) };
}

/** The history stores texts: money in hundredths, lists as JSON. */
function valueIn(kind: ReturnType<typeof kindOf>, saved: string): unknown {
  if (kind === 'money') return Number(saved) / 100;
  if (kind === 'number') return Number(saved);
  if (kind === 'boolean') return saved === 'true';
  return kind === 'multiselect' ? saved.replaceAll(/^\[|\]$|"/g, '') : saved;
}
