import type { EntityDefinition } from '@waybill/contract/records/entities/shapes';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { RecordFields } from '../entities/RecordFields.tsx';
import { recordValues } from '../entities/record-values.ts';

type CustomFieldsProps = {
  readonly type: EntityDefinition;
  /** The member of the form around that holds the values. */
  readonly under: string;
  /** Whether a value is asked for at once; where a draft may lack it, the server asks later. */
  readonly asksForRequired?: boolean;
};

/** The fields that the tenant added to a record, in the record's own form. */
export function CustomFields({ type, under, asksForRequired = true }: CustomFieldsProps) {
  const { getValues, setValue } = useFormContext();
  useEffect(() => {
    const values = (getValues(under) ?? {}) as Record<string, unknown>;
    const isNew = Object.keys(values).length === 0;
    const { data } = recordValues(type, isNew ? null : values).entity;
    for (const { key } of type.properties) {
      if (values[key] === undefined) setValue(`${under}.${key}`, data[key]);
    }
  }, [type, under, getValues, setValue]);
  return <RecordFields type={type} labels={{}} under={under} asksForRequired={asksForRequired} />;
}
