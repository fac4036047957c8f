import type { z } from 'zod';
import { checkState, isState } from './codes.ts';

// Names of countries and states beside their codes, checked against the same lists.

/** The names of ISO 3166-2 for the states that `codes.ts` lists. */
const stateNames: Readonly<Record<string, ReadonlySet<string>>> = {
  AU: names(
    'Australian Capital Territory, New South Wales, Northern Territory, Queensland, ' +
      'South Australia, Tasmania, Victoria, Western Australia',
  ),
  CA: names(
    'Alberta, British Columbia, Manitoba, New Brunswick, Newfoundland and Labrador, ' +
      'Nova Scotia, Northwest Territories, Nunavut, Ontario, Prince Edward Island, Quebec, ' +
      'Saskatchewan, Yukon',
  ),
  NZ: names(
    "Auckland, Bay of Plenty, Canterbury, Chatham Islands, Gisborne, Hawke's Bay, " +
      'Marlborough, Manawatu-Wanganui, Manawatu-Whanganui, Nelson, Northland, Otago, ' +
      'Southland, Tasman, Taranaki, Wellington, Waikato, West Coast',
  ),
  US: names(
    'Alaska, Alabama, Arkansas, American Samoa, Arizona, California, Colorado, Connecticut, ' +
      'District of Columbia, Delaware, Florida, Georgia, Guam, Hawaii, Iowa, Idaho, Illinois, ' +
      'Indiana, Kansas, Kentucky, Louisiana, Massachusetts, Maryland, Maine, Michigan, ' +
      'Minnesota, Missouri, Northern Mariana Islands, Mississippi, Montana, North Carolina, ' +
      'North Dakota, Nebraska, New Hampshire, New Jersey, New Mexico, Nevada, New York, Ohio, ' +
      'Oklahoma, Oregon, Pennsylvania, Puerto Rico, Rhode Island, South Carolina, ' +
      'South Dakota, Tennessee, Texas, United States Minor Outlying Islands, Utah, Virginia, ' +
      'U.S. Virgin Islands, Vermont, Washington, Wisconsin, West Virginia, Wyoming',
  ),
};

function names(listed: string): ReadonlySet<string> {
  return new Set(listed.split(', ').map(plain));
}

/** Names that are in use beside those of the Unicode list. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  GB: ['great britain'],
  US: ['usa', 'united states of america'],
};

const languages = [
  ['en', 'long'],
  ['en', 'short'],
  ['de', 'long'],
] as const;

/** By the code of the country. */
const namesRead = new Map<string, ReadonlySet<string>>();

/** Returns whether a text is the code or a name of a country. */
export function isNameOfCountry(countryCode: string, text: string): boolean {
  const code = countryCode.toUpperCase();
  return text.toUpperCase() === code || namesOfCountry(code).has(plain(text));
}

/** Returns the names of a country, read once: every address is checked. */
function namesOfCountry(code: string): ReadonlySet<string> {
  const known = namesRead.get(code);
  if (known !== undefined) return known;
  const listed = languages.map(([language, style]) =>
    new Intl.DisplayNames(language, { type: 'region', style, fallback: 'none' }).of(code),
  );
  const all = [...(otherNames[code] ?? []), ...listed.filter((name) => name !== undefined)];
  const read = new Set(all.map(plain));
  namesRead.set(code, read);
  return read;
}

/**
 * Returns whether a text is the code or the name of a state of a country; if the names of its
 * states are not listed, any text is accepted.
 */
export function isNameOfState(countryCode: string, text: string): boolean {
  const listed = stateNames[countryCode.toUpperCase()];
  if (listed === undefined || isState(countryCode, text)) return true;
  return listed.has(plain(text).replace(/ region$/, ''));
}

/** Lower case, without accents and with one kind of apostrophe. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll('’', "'")
    .trim()
    .toLowerCase();
}

type Named = Parameters<typeof checkState>[0]['value'] & {
  readonly country?: string | null | undefined;
  readonly state?: string | null | undefined;
};

/**
 * Refuses an address whose state is not in its country, or whose names of country and state are
 * not those of its country; the country defaults to Australia.
 */
export function checkPlace(context: z.core.ParsePayload<Named>): void {
  checkState(context);
  const { country, state, countryCode } = context.value;
  const code = countryCode || 'AU';
  const complain = (member: 'country' | 'state', message: string) =>
    context.issues.push({ code: 'custom', message, path: [member], input: context.value[member] });
  if (country && !isNameOfCountry(code, country)) {
    complain('country', 'This is not the country of the country code');
  }
  if (state && !isNameOfState(code, state)) {
    complain('state', 'This state does not belong to the country');
  }
}
