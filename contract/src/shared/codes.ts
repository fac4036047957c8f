import { isTimezone } from '@waybill/kernel/time';
import type { z } from 'zod';
import { line } from './fields.ts';

// Codes of published standards, checked against the real lists.

/** ISO 3166-1 alpha-2. */
const countries = new Set(
  (
    'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ ' +
    'BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM ' +
    'DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS ' +
    'GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN ' +
    'KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ ' +
    'MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM ' +
    'PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV ' +
    'SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI ' +
    'VN VU WF WS YE YT ZA ZM ZW'
  ).split(' '),
);

/** The states of countries whose addresses include one: ISO 3166-2 without the country. */
const states: Readonly<Record<string, readonly string[]>> = {
  AU: codes('ACT NSW NT QLD SA TAS VIC WA'),
  CA: codes('AB BC MB NB NL NS NT NU ON PE QC SK YT'),
  NZ: codes('AUK BOP CAN CIT GIS HKB MBH MWT NSN NTL OTA STL TAS TKI WGN WKO WTC'),
  US: codes(
    'AK AL AR AS AZ CA CO CT DC DE FL GA GU HI IA ID IL IN KS KY LA MA MD ME MI MN MO MP MS MT ' +
      'NC ND NE NH NJ NM NV NY OH OK OR PA PR RI SC SD TN TX UM UT VA VI VT WA WI WV WY',
  ),
};

function codes(listed: string): readonly string[] {
  return listed.split(' ');
}

const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

export const isCountry = (code: string): boolean => countries.has(code.toUpperCase());

/**
 * Returns whether a country has a state; if its states are not listed, any code in the standard's
 * format is accepted.
 */
export function isState(countryCode: string, stateCode: string): boolean {
  const listed = states[countryCode.toUpperCase()];
  const code = stateCode.toUpperCase();
  return listed === undefined ? /^[A-Z0-9]{1,3}$/.test(code) : listed.includes(code);
}

export const isCurrency = (code: string): boolean => currencies.has(code);

/** Returns whether a text is a BCP 47 tag of an existing language, such as `en-AU` or `de`. */
export function isLanguage(tag: string): boolean {
  try {
    const [canonical = ''] = Intl.getCanonicalLocales(tag);
    const { language, region } = new Intl.Locale(canonical);
    const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
    const isKnown = names.of(language) !== undefined;
    return isKnown && (region === undefined || isCountry(region) || /^\d{3}$/.test(region));
  } catch {
    return false;
  }
}

const countryFault = 'The country must be an ISO 3166 code such as AU';
const currencyFault = 'The currency must be an ISO 4217 code such as AUD';
const stateFault = 'This state does not belong to the country';

/** A country's code; empty where it is optional. */
export const CountryCode = line(2).refine((code) => code === '' || isCountry(code), countryFault);

/** A currency's code in capitals; empty where it is optional. */
export const CurrencyCode = line(3).refine(
  (code) => code === '' || isCurrency(code),
  currencyFault,
);

export const LanguageTag = line(32).refine(isLanguage, 'This is not a language such as en-AU');

export const TimezoneName = line(64).refine(isTimezone, 'This is not a time zone');

type Located = {
  readonly countryCode?: string | null | undefined;
  readonly stateCode?: string | null | undefined;
};

/** Refuses an address whose state is not in its country; the country defaults to Australia. */
export function checkState(context: z.core.ParsePayload<Located>): void {
  const { countryCode, stateCode } = context.value;
  if (!stateCode || isState(countryCode || 'AU', stateCode)) return;
  const path = ['stateCode'];
  context.issues.push({ code: 'custom', message: stateFault, path, input: stateCode });
}
