import { amountText, type Decimals, numberText } from '@waybill/kernel/formats';
import { type DateFormats, dateFormats } from './dates.ts';
import { useSession } from './session/use-session.ts';
import { useTenant } from './tenant/tenant-context.ts';
import { useTexts } from './texts/texts-context.ts';

export type Formats = DateFormats & {
  /**
   * An amount as the wire carries it (two decimals) in the tenant's currency: $1,234.50, −$1.00.
   */
  readonly money: (amount: number) => string;
  /** A plain number with separators, at most three decimals unless told. */
  readonly number: (value: number, decimals?: Decimals) => string;
  /** The reader's, BCP 47: for the other formats of the kernel. */
  readonly language: string;
};

/**
 * Dates in one's own timezone, where one chose it, or the tenant's; money in its currency; all of
 * it as one's language writes it.
 */
export function useFormats(): Formats {
  const { timezone: usual, currency } = useTenant();
  const { data } = useSession();
  const { languageName } = useTexts();
  const timezone = data?.user.timezone ?? usual;
  return formatsOf(timezone, currency, languageName);
}

/** A page draws them in many places; they are those of one reader until that one changes. */
const made = new Map<string, Formats>();

/** The same for a given timezone (IANA), currency (ISO 4217) and language (BCP 47). */
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
  };
}
