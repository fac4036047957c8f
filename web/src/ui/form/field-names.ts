import { createContext, useContext, useEffect, useState } from 'react';

/** The label of a field and the options of its values. */
export type FieldLabel = {
  readonly label: string;
  /** The title of the panel or fieldset around it. */
  readonly group?: string | undefined;
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

const FieldGroupContext = createContext<string | undefined>(undefined);

/** Tells the fields within it the title that stands above them. */
export const FieldGroupProvider = FieldGroupContext.Provider;

/** Registers a field's label with the surrounding form. */
export function useFieldName({ name, ...field }: FieldLabel & { readonly name: string }): void {
  const names = useContext(FieldNamesContext);
  const group = useContext(FieldGroupContext);
  const { label, options } = field;
  useEffect(() => {
    names?.set(name, { label, group, options });
  }, [names, name, label, group, options]);
}

/** The group of a field where fields of other groups have the same label, else ''. */
export function groupOf(name: string, names: FieldNames | null): string {
  const { label, group } = names?.get(name) ?? {};
  if (names === null || group === undefined) return '';
  const isShared = [...names.values()].some(
    (other) => other.label === label && other.group !== group,
  );
  return isShared ? group : '';
}
