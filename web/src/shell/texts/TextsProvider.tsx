import { type Translation, translated } from '@waybill/contract/sentence';
import { complaintSentence } from '@waybill/contract/complaint';
import { getTexts } from '@waybill/contract/tenancy/languages/endpoints';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useEndpointQuery } from '#client/queries.ts';
import { LabelsProvider } from '#ui/labels.ts';
import { english, type UiTexts, UiTextsProvider } from '#ui/ui-texts.ts';
import { useSession } from '../session/use-session.ts';
import { chooseLanguage, useChosenLanguage } from './chosen-language.ts';
import { speak } from './page-texts.ts';
import { plainTexts, type TenantTexts, TextsContext } from './texts-context.ts';

const freshFor_ms = 300_000;

type Props = { readonly enabled: boolean; readonly children: ReactNode };

/**
 * Provides the tenant's texts in the language of the signed-in user, or of this device; English if
 * they are unavailable. The device stores the language of its last user. Renders nothing until the
 * first response, so that no page switches its language.
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
  const spoken = result.data ?? plainTexts;
  const { texts, languageName } = spoken;
  useEffect(() => speak({ texts, languageName }), [texts, languageName]);
  const label = useMemo(
    () => labelIn({ textOf: (key) => texts[key] ?? key, locale: languageName }, texts),
    [texts, languageName],
  );
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

/** Returns a translator of labels and form messages; other values are returned unchanged. */
function labelIn(reading: Translation, texts: TenantTexts['texts']): (text: string) => string {
  return (text) => {
    const known = texts[text];
    if (known !== undefined) return known;
    const sentence = complaintSentence(text);
    return sentence === undefined ? text : translated(sentence, reading);
  };
}

/** Returns the language of the user's own profile, not of an impersonated user. */
function useOwnLanguage(): string | undefined {
  const { data } = useSession();
  return data?.impersonatedLogin ? undefined : (data?.user.language ?? undefined);
}

const wordsIn = (texts: Readonly<Record<string, string>>): UiTexts =>
  Object.fromEntries(
    Object.entries(english).map(([name, text]) => [name, texts[text] ?? text]),
    // The texts of English are complete, each under its own name.
  ) as UiTexts;
