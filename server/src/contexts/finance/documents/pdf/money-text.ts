import { formatMoney, type Minor } from '@waybill/kernel/money';

/** How a PDF formats amounts: ISO 4217 code and BCP 47 tag, such as “AUD” and “en-AU”. */
export type MoneyStyle = { readonly currency: string; readonly locale: string };

/** Formats the amount with a true minus sign: “−$1,234.50”. */
export const moneyText = (amount: Minor, { currency, locale }: MoneyStyle): string =>
  formatMoney(amount, currency, locale).replace('-', '−');
