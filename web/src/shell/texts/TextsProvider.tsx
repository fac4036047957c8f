import { getTexts } from '@waybill/contract/tenancy/endpoints';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useEndpointQuery } from '#client/queries.ts';
import { LabelsProvider } from '#ui/labels.ts';
import { english, type UiTexts, UiTextsProvider } from '#ui/ui-texts.ts';
import { useSession } from '../session/use-session.ts';
import { chooseLanguage, useChosenLanguage } from './chosen-language.ts';
import { sentencesIn } from './sentences-in.ts';
import { plainEnglish, TextsContext } from './texts-context.ts';

const freshFor_ms = 300_000;

type Props = { readonly enabled: boolean; readonly children: ReactNode };

/**
 * Gives everything below it the tenant's texts in the language of whoever is signed in, else of
 * this device; English where they cannot be had. The device remembers the language of its last
 * user. Renders nothing until the first answer, so that no page changes its language.
 */
export function TextsProvider({ enabled, children }: Props) {
  const own = useOwnLanguage();
  const device = useChosenLanguage();
  const chosen = own ?? device;
  useEffect(() => {
    if (own !== undefined && own !== device) chooseLanguage(own);
  }, [own, device]);
  const query = chosen === undefined ? {} : { languageName: chosen };
  const options = { enabled, keepPrevious: true, freshFor: freshFor_ms };
  const result = useEndpointQuery(getTexts, query, options);
  const spoken = result.data ?? plainEnglish;
  const { texts, languageName } = spoken;
  useEffect(() => {
    document.documentElement.lang = languageName;
  }, [languageName]);
  const label = useMemo(() => labelIn(texts), [texts]);
  const words = useMemo(() => wordsIn(texts), [texts]);
  if (enabled && result.isPending) return null;
  return (
    <TextsContext.Provider value={spoken}>
      <LabelsProvider value={label}>
        <UiTextsProvider value={words}>{children}</UiTextsProvider>
      </LabelsProvider>
    </TextsContext.Provider>
  );
}

/** Says texts and what the server says; sentences are looked for once, as lists repeat them. */
function labelIn(texts: Readonly<Record<string, string>>): (text: string) => string {
  const found = new Map<string, string>();
  const sentenceOf = sentencesIn(texts);
  return (text) => {
    const known = texts[text] ?? found.get(text);
    if (known !== undefined) return known;
    const message = sentenceOf(text) ?? text;
    if (found.size < remembered) found.set(text, message);
    return message;
  };
}

/** More different texts than a long day of work shows. */
const remembered = 5000;

/** The language of one's profile; not that of somebody one acts as. */
function useOwnLanguage(): string | undefined {
  const { data } = useSession();
  return data?.impersonatedLogin ? undefined : (data?.user.language ?? undefined);
}

const wordsIn = (texts: Readonly<Record<string, string>>): UiTexts =>
  Object.fromEntries(
    Object.entries(english).map(([name, text]) => [name, texts[text] ?? text]),
    // Every word of English is there, under its own name.
  ) as UiTexts;
