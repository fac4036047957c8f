import type { getTexts } from '@waybill/contract/tenancy/endpoints';
import type { ResultOf } from '@waybill/contract/endpoint';
import type { PlatformText } from '@waybill/contract/tenancy/texts/platform';

type Texts = ResultOf<typeof getTexts>;
/** The languages are absent where none could be had. */
export type SpokenTexts = Pick<Texts, 'languageName' | 'texts'> & Partial<Pick<Texts, 'languages'>>;

let spoken: SpokenTexts = { languageName: 'en', texts: {} };

/** From now on this page speaks the language of these texts. */
export function speak(next: SpokenTexts): void {
  spoken = next;
  document.documentElement.lang = next.languageName;
}

/** English as it is written in Australia, which reads well in both countries served, or another. */
export const locale = (): string =>
  spoken.languageName.startsWith('en') ? 'en-AU' : spoken.languageName;

/** Says a text of this page in its language, with values in its places. */
export const t = (
  text: PlatformText,
  values: Readonly<Record<string, string | number>> = {},
): string =>
  (spoken.texts[text] ?? text).replace(/\{(\w+)\}/g, (place, name: string) =>
    String(values[name] ?? place),
  );
