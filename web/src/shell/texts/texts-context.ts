import { type Translate, translator } from '@waybill/contract/sentence';
import { createContext, useContext, useMemo } from 'react';

export type TenantTexts = {
  readonly languageName: string;
  /** The tenant's languages, each by its own name. */
  readonly languages: readonly { readonly name: string; readonly displayName: string }[];
  /** The translations that differ from English, by the English text. */
  readonly texts: Readonly<Record<string, string>>;
};

/** English, the source language of every text. */
export const plainTexts: TenantTexts = { languageName: 'en', languages: [], texts: {} };

export const TextsContext = createContext<TenantTexts>(plainTexts);

/** Returns the current language and the others available. */
export const useTexts = (): TenantTexts => useContext(TextsContext);

export type { Translate };

/** Returns the `t` of the reader's language: for texts with values, or sentences of the server. */
export function useTranslate(): Translate {
  const { texts, languageName } = useTexts();
  return useMemo(
    () => translator({ textOf: (key) => texts[key] ?? key, locale: languageName }),
    [texts, languageName],
  );
}
