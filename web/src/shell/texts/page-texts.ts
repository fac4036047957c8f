import type { getTexts } from '@waybill/contract/tenancy/languages/endpoints';
import type { ResultOf } from '@waybill/contract/endpoint';
import type { Translate } from '@waybill/contract/sentence';
import { locale, readIn, translate } from '#client/reading.ts';

type Texts = ResultOf<typeof getTexts>;
/** The languages are absent if they could not be loaded. */
export type SpokenTexts = Pick<Texts, 'languageName' | 'texts'> & Partial<Pick<Texts, 'languages'>>;

/** Sets this page's language to that of these texts. */
export function speak({ languageName, texts }: SpokenTexts): void {
  readIn({ textOf: (key) => texts[key] ?? key, locale: languageName });
  document.documentElement.lang = languageName;
}

export { locale };

/** Translates a text of a page without React context: the driver's app and the tracking page. */
export const t: Translate = (text, values) =>
  translate(typeof text === 'string' && values !== undefined ? { key: text, values } : text);
