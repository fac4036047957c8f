import { platformTexts } from '@waybill/contract/tenancy/texts/platform';

/**
 * Where Australian and New Zealand spelling differs from that of the United States. Names of
 * others (Braintree's tokenization keys, Shopify's fulfillment orders, oxidizing substances of the
 * ADG Code) keep theirs.
 */
const spellings: readonly (readonly [unitedStates: RegExp, australian: string])[] = [
  [/\b([Oo]rgani)z(?=[aei])/g, '$1s'],
  [/\b([Aa]uthori)z(?=[aei])/g, '$1s'],
  [/\b([Rr]ecogni)z(?=[aei])/g, '$1s'],
  [/\b([Cc]ent)er(?=s?\b)/g, '$1re'],
];

const spelled = (text: string): string =>
  spellings.reduce((read, [unitedStates, here]) => read.replaceAll(unitedStates, here), text);

/** The texts that are spelled otherwise in Australia, by their English text. */
export const australian: Readonly<Record<string, string>> = Object.fromEntries(
  platformTexts.map((text) => [text, spelled(text)]).filter(([text, here]) => text !== here),
);
