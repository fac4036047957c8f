import { type Translate, translator } from '@waybill/contract/sentence';
import { createContext, useContext, useMemo } from 'react';

export type TenantTexts = {
  readonly languageName: string;
  /** The tenant's languages, each by its own name. */
  readonly languages: readonly { readonly name: string; readonly displayName: string }[];
  /** What differs from English, by the English text. */
  readonly texts: Readonly<Record<string, string>>;
};

/** English, in which every text is written. */
export const plainTexts: TenantTexts = { languageName: 'en', languages: [], texts: {} };

export const TextsContext = createContext<TenantTexts>(plainTexts);

/** The language in force and the others on offer. */
export const useTexts = (): TenantTexts => useContext(TextsContext);

export type { Translate };

/** The `t` of the reader's language: a text with its values, or a sentence of the server. */
export function useTranslate(): Translate {
  const { texts, languageName } = useTexts();
  return useMemo(
    () => translator({ textOf: (key) => texts[key] ?? key, locale: languageName }),
    [texts, languageName],
  );
}
