import { createContext, useContext, useEffect, useState } from 'react';

/** The label of a field and the options of its values. */
export type FieldLabel = {
  readonly label: string;
  readonly options?: readonly { readonly value: unknown; readonly label: string }[] | undefined;
};

/** The labels of a form's fields by field name. */
export type FieldNames = Map<string, FieldLabel>;

const FieldNamesContext = createContext<FieldNames | null>(null);

/** Collects the labels of the fields for the surrounding form. */
export const FieldNamesProvider = FieldNamesContext.Provider;

/** The labels of a form without a FormShell, for its FieldNamesProvider. */
export const useNewFieldNames = (): FieldNames => useState<FieldNames>(() => new Map())[0];

/** Returns the labels of the surrounding form's fields, which are known once they are drawn. */
export const useFieldNames = (): FieldNames | null => useContext(FieldNamesContext);

/** Registers a field's label with the surrounding form. */
export function useFieldName({ name, ...field }: FieldLabel & { readonly name: string }): void {
  const names = useContext(FieldNamesContext);
  const { label, options } = field;
  useEffect(() => {
    names?.set(name, { label, options });
  }, [names, name, label, options]);
}
