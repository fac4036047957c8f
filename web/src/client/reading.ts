import {
  type Message,
  plainEnglish,
  type Translation,
  translated,
} from '@waybill/contract/sentence';

let reading: Translation = plainEnglish;

/** Sets the language of messages outside React: of errors, and on small pages. */
export function readIn(next: Translation): void {
  reading = next;
}

/** Translates a message into the language of this page. */
export const translate = (message: Message): string => translated(message, reading);

/** Returns the language of this page, for dates and numbers. */
export const locale = (): string => reading.locale;
