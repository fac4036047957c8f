import type { BookingForEditResult } from '@waybill/contract/booking/shapes';
import type { Translate } from '#shell/texts/texts-context.ts';

/** Converts `CreateConsignment` to `Create consignment`. */
export const wordOf = (operation: string): string =>
  operation.replaceAll(
    /([a-z])([A-Z])/g,
    (_, end: string, start: string) => `${end} ${start.toLowerCase()}`,
  );

/** Returns the carrier's reason, or, for users who may not see it, that the operation failed. */
export function warningText(
  { message, sentence, operation }: BookingWarning,
  t: Translate,
  label: (text: string) => string,
): string {
  if (sentence?.key !== '{operation} failed') return sentence ? t(sentence) : label(message);
  return t('{operation} failed', { operation: label(wordOf(operation)) });
}

type BookingWarning = BookingForEditResult['bookingWarnings'][number];
