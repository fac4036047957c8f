import { fillText } from '@waybill/contract/tenancy/languages/shapes';
import type { PlatformText } from '@waybill/contract/tenancy/texts/platform';
import { createContext, useCallback, useContext } from 'react';

export type TenantTexts = {
  readonly languageName: string;
  /** The tenant's languages, each by its own name. */
  readonly languages: readonly { readonly name: string; readonly displayName: string }[];
  /** What differs from English, by the English text. */
  readonly texts: Readonly<Record<string, string>>;
};

/** English, in which every text is written. */
export const plainEnglish: TenantTexts = { languageName: 'en', languages: [], texts: {} };

export const TextsContext = createContext<TenantTexts>(plainEnglish);

/** The language in force and the others on offer. */
export const useTexts = (): TenantTexts => useContext(TextsContext);

export type Translate = (
  text: PlatformText,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** Says a text of the screens in the reader's language, with values in its places. */
export function useTranslate(): Translate {
  const { texts } = useTexts();
  return useCallback((text, values) => fillText(texts[text] ?? text, values), [texts]);
}
