import { createContext, useContext, useEffect } from 'react';

/** What a field is called, and what its values are. */
export type FieldLabel = {
  readonly label: string;
  readonly options?: readonly { readonly value: unknown; readonly label: string }[] | undefined;
};

/** The fields that a form shows, by their names. */
export type FieldNames = Map<string, FieldLabel>;

const FieldNamesContext = createContext<FieldNames | null>(null);

/** Gives the form around its fields their labels. */
export const FieldNamesProvider = FieldNamesContext.Provider;

/** Tells the form around a field what the field is called. */
export function useFieldName({ name, ...field }: FieldLabel & { readonly name: string }): void {
  const names = useContext(FieldNamesContext);
  const { label, options } = field;
  useEffect(() => {
    names?.set(name, { label, options });
  }, [names, name, label, options]);
}
