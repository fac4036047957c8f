import { createContext, useCallback, useContext } from 'react';

const LabelsContext = createContext<(text: string) => string>((text) => text);

/** Gives all widgets below it another language for the labels that screens pass in English. */
export const LabelsProvider = LabelsContext.Provider;

/** Says a label in the reader's language; what is no text, or not translated, stays as it is. */
export function useLabel(): <Label>(label: Label) => Label {
  const t = useContext(LabelsContext);
  return useCallback(
    (label) => (typeof label === 'string' ? (t(label) as typeof label) : label),
    [t],
  );
}
