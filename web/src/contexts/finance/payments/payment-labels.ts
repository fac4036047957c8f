import type { Settlement } from '@waybill/contract/finance/lifecycle';
import type { PaymentType } from '@waybill/contract/finance/shapes';
import type { PlatformText } from '@waybill/contract/tenancy/texts/platform';
import { enteredPaymentTypes } from '@waybill/contract/finance/payments/shapes';

const paymentWords: Readonly<Record<PaymentType, PlatformText>> = {
  BankTransfer: 'Bank transfer',
  CreditCard: 'Card',
  Cash: 'Cash',
  Cheque: 'Cheque',
  DirectDebit: 'Direct debit',
  CreditNote: 'Credit note',
};

/** Returns the label of a payment type; an unknown one is returned unchanged. */
export const paymentWord = (type: string): string => paymentWords[type as PaymentType] ?? type;

/** The payment types that users enter manually. */
export const paymentChoices = enteredPaymentTypes.map((value) => ({
  value,
  label: paymentWords[value],
}));

const detailWords: Readonly<Record<string, PlatformText>> = {
  AdditionalService: 'Additional service',
  Adhoc: 'Charge',
};

/** Returns the label of a line's type. */
export const detailWord = (type: string): string => detailWords[type] ?? type;

/** Converts `PartiallyPaid` to `Partially paid`. */
export const spacedWord = (name: string): string => {
  const [first = '', ...rest] = name.split(/(?=[A-Z])/);
  return [first, ...rest.map((word) => word.toLowerCase())].join(' ');
};

const settlementWords: Readonly<Record<Settlement, PlatformText>> = {
  Open: 'Waiting',
  Applied: 'Applied to invoices',
  Refunded: 'Refunded',
  KeptAsCredit: 'Kept on account',
};

/** Returns the label of a credit's settlement. */
export const settlementWord = (settlement: string): string =>
  settlementWords[settlement as Settlement] ?? settlement;
