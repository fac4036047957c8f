import {
  amountText,
  type Decimals,
  numberText,
  percentText,
  type PercentStyle,
} from '@waybill/kernel/formats';
import { type DateFormats, dateFormats } from './dates.ts';
import { useSession } from './session/use-session.ts';
import { useTenant } from './tenant/tenant-context.ts';
import { useTexts } from './texts/texts-context.ts';

export type Formats = DateFormats & {
  /** Formats an amount of the API (two decimals) in the tenant's currency: $1,234.50, −$1.00. */
  readonly money: (amount: number) => string;
  /** Formats a number with separators, by default with at most three decimals. */
  readonly number: (value: number, decimals?: Decimals) => string;
  /** Formats a percentage: 12.5%, −3%, with `signed` +3%. */
  readonly percent: (value: number, style?: PercentStyle) => string;
  /** The reader's language, BCP 47: for other formats of the kernel. */
  readonly language: string;
};

/**
 * Returns formats in the user's timezone, or the tenant's by default, with the tenant's currency
 * and the conventions of the user's language.
 */
export function useFormats(): Formats {
  const { timezone: usual, currency } = useTenant();
  const { data } = useSession();
  const { languageName } = useTexts();
  const timezone = data?.user.timezone ?? usual;
  return formatsOf(timezone, currency, languageName);
}

/** A page formats in many places: the formats of a reader are cached. */
const made = new Map<string, Formats>();

/** Returns the same for a given timezone (IANA), currency (ISO 4217) and language (BCP 47). */
export function formatsOf(timezone: string, currency: string, language = 'en'): Formats {
  const key = [timezone, currency, language].join();
  const formats = made.get(key) ?? make(timezone, currency, language);
  made.set(key, formats);
  return formats;
}

function make(timezone: string, currency: string, language: string): Formats {
  const withMinus = (text: string) => text.replace('-', '−');
  return {
    ...dateFormats(timezone, language),
    language,
    money: (amount) => withMinus(amountText(amount, currency, language)),
    number: (value, decimals) => withMinus(numberText(value, language, decimals)),
    percent: (value, style) => withMinus(percentText(value, language, style)),
  };
}
