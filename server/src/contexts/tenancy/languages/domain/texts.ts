import { messagePlaces } from '@waybill/kernel/message-format';
import { type Message, sentence } from '@waybill/contract/sentence';
import {
  type LanguageText,
  type TextApp,
  type TextSource,
  textLengthMax,
} from '@waybill/contract/tenancy/languages/shapes';
import { driverAppTexts } from '@waybill/contract/tenancy/texts/driver-app';
import { platformTexts } from '@waybill/contract/tenancy/texts/platform';
import { australian } from './australian.ts';
import { german } from './german.ts';

/** The keys of each source in order; a key is the English text itself. */
const keys: Readonly<Record<TextSource, readonly string[]>> = {
  // Two contexts may use the same text.
  Platform: [...new Set(platformTexts)],
  // E-mails are written from templates, in whatever language the tenant writes them.
  Mail: [],
};

type Texts = Readonly<Record<string, string>>;
const none: Readonly<Record<TextSource, Texts>> = { Platform: {}, Mail: {} };

/** The built-in texts by language in lower case; English comes from the keys themselves. */
const builtIn: Readonly<Record<string, Readonly<Record<TextSource, Texts>>>> = {
  'en-au': { ...none, Platform: australian },
  'en-nz': { ...none, Platform: australian },
  de: { ...none, Platform: german },
};

/** A text overridden by the tenant. */
export type TenantText = {
  readonly language: string;
  readonly key: string;
  readonly value: string;
};

/**
 * Returns the fallback chain of a language, itself first: `de-AT` falls back to `de`, then English.
 */
export function languageChain(name: string): readonly string[] {
  const parts = name.toLowerCase().split('-');
  const wider = parts.map((_, i) => parts.slice(0, parts.length - i).join('-'));
  return wider.at(-1) === 'en' ? wider : [...wider, 'en'];
}

/** Returns a reader of texts in a language: the tenant's own wording, else the built-in one. */
export function textsIn(source: TextSource, own: readonly TenantText[]) {
  const written = new Map(own.map((text) => [`${text.language.toLowerCase()} ${text.key}`, text]));
  /** Returns the text in exactly this language; null if it has none. */
  const exactly = (language: string, key: string): string | null => {
    const name = language.toLowerCase();
    const text = written.get(`${name} ${key}`)?.value ?? builtIn[name]?.[source][key];
    return text ?? (name === 'en' ? key : null);
  };
  /** Returns the text in this language or in the next one of its fallback chain. */
  const read = (language: string, key: string): string =>
    languageChain(language)
      .map((name) => exactly(name, key))
      .find((text) => text !== null) ?? key;
  return { exactly, read };
}

type Reading = ReturnType<typeof textsIn>;

/** Returns the rows of a source in two languages, in source order. */
export const textRows = (
  source: TextSource,
  { exactly, read }: Reading,
  { base, target }: { readonly base: string; readonly target: string },
): readonly (LanguageText & { readonly targetValue: string | null })[] =>
  keys[source].map((key) => ({
    key,
    baseValue: read(base, key),
    targetValue: exactly(target, key),
  }));

const keysOfApps: Readonly<Record<TextApp, readonly string[]>> = {
  Driver: [...new Set(driverAppTexts)],
};

/** Returns a language's texts that differ from English, by English text: an app's, or all. */
export const spokenTexts = (
  { read }: Reading,
  language: string,
  app?: TextApp,
): Record<string, string> =>
  Object.fromEntries(
    (app === undefined ? keys.Platform : keysOfApps[app])
      .map((key) => [key, read(language, key)] as const)
      .filter(([key, text]) => key !== text),
  );

/** Returns the validation error of a text, by member; null if it is valid. */
export function textFault(
  source: TextSource,
  { key, value }: { readonly key: string; readonly value: string },
): { readonly member: 'key' | 'value'; readonly message: Message } | null {
  if (!keys[source].includes(key)) return { member: 'key', message: 'This text does not exist' };
  if (value.length > textLengthMax) {
    return {
      member: 'value',
      message: sentence('A text can have up to {count} characters', { count: textLengthMax }),
    };
  }
  const message = value === '' ? null : placesFault(key, value);
  return message === null ? null : { member: 'value', message };
}

function placesFault(key: string, value: string): Message | null {
  const expected = messagePlaces(key);
  try {
    const places = messagePlaces(value);
    if (expected.join() === places.join()) return null;
    if (expected.length > 0) {
      return sentence('Use exactly these placeholders: {places}', {
        places: expected.map(inBraces).join(', '),
      });
    }
    return sentence('This text has no placeholder {place}', { place: inBraces(places[0] ?? '') });
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return 'This is not a message in ICU syntax: check the braces';
  }
}

const inBraces = (name: string): string => `{${name}}`;
