import {
  type Message,
  plainEnglish,
  type Translation,
  translated,
} from '@waybill/contract/sentence';

let reading: Translation = plainEnglish;

/** From now on messages outside of React are in this language: of errors, and on small pages. */
export function readIn(next: Translation): void {
  reading = next;
}

/** A message in the language of this page. */
export const translate = (message: Message): string => translated(message, reading);

/** The language of this page, for dates and numbers. */
export const locale = (): string => reading.locale;
