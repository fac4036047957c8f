import type { EntityDefinition } from '@waybill/contract/records/entity-shapes';
import type { PropertyChange, ReadableChange } from '#contexts/messaging/links/ChangesPanel.tsx';
import type { Formats } from '#shell/formats.ts';
import { kindOf } from './definition.ts';
import { textOf } from './ValueShown.tsx';

/** A change of a record in the words of its type; null for a field that the type no longer has. */
export function readChange(
  { properties }: Pick<EntityDefinition, 'properties'>,
  { propertyname, originalvalue, newvalue }: PropertyChange,
  formats: Formats,
): ReadableChange | null {
  const field = properties.find(({ key }) => key === propertyname);
  if (field === undefined) return null;
  const read = (kept: string | null): string =>
    kept === null ? 'nothing' : textOf(field, valueIn(kindOf(field), kept), formats);
  return { name: field.displayname, before: read(originalvalue), after: read(newvalue) };
}

/** The history keeps texts: money in hundredths, lists as JSON. */
function valueIn(kind: ReturnType<typeof kindOf>, kept: string): unknown {
  if (kind === 'money') return Number(kept) / 100;
  if (kind === 'number') return Number(kept);
  if (kind === 'boolean') return kept === 'true';
  return kind === 'multiselect' ? kept.replaceAll(/^\[|\]$|"/g, '') : kept;
}
