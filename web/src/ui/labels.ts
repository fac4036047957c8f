import { createContext, useCallback, useContext } from 'react';

const LabelsContext = createContext<(text: string) => string>((text) => text);

/** Provides the translation of the labels that screens pass in English. */
export const LabelsProvider = LabelsContext.Provider;

/** Returns the translator of labels; anything that is not text, or not translated, is unchanged. */
export function useLabel(): <Label>(label: Label) => Label {
  const t = useContext(LabelsContext);
  return useCallback(
    (label) => (typeof label === 'string' ? (t(label) as typeof label) : label),
    [t],
  );
}
