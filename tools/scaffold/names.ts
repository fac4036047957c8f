import { ScaffoldError } from './tree.ts';

/** A noun of a context, such as `finance/invoices`, or a flat context, such as `webhooks`. */
export type ContextPlace = { readonly context: string; readonly noun: string | null };

const contextPattern = /^[a-z][A-Za-z]*$/;
const nounPattern = /^[a-z][a-z-]*$/;

export function placeOf(text: string): ContextPlace {
  const [context = '', noun, ...rest] = text.split('/');
  const isPlace =
    contextPattern.test(context) &&
    (noun === undefined || nounPattern.test(noun)) &&
    rest.length === 0;
  if (!isPlace) throw new ScaffoldError(`${text} is not a context or context/noun in lower case.`);
  return { context, noun: noun ?? null };
}

/** Returns the name if it matches the pattern. */
export function named(text: string, pattern: RegExp, what: string): string {
  if (!pattern.test(text)) throw new ScaffoldError(`${text || 'Nothing'} is not ${what}.`);
  return text;
}

export const camelCase = /^[a-z][A-Za-z0-9]*$/;

/** Returns the folder of a place below `root`. */
export const folderOf = (root: string, { context, noun }: ContextPlace): string =>
  noun === null ? `${root}/${context}` : `${root}/${context}/${noun}`;

export const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Converts `dangerousGoods` for SQL and for file names: `dangerous_goods`, `dangerous-goods`. */
export const withSeparator = (name: string, separator: '_' | '-'): string =>
  name.replace(/[A-Z]/g, (capital) => `${separator}${capital.toLowerCase()}`);

/** Converts `createInvoice` to a title: "Create invoice". */
export const titleOf = (name: string): string =>
  capitalised(withSeparator(name, '-').replace(/^-/, '').replaceAll('-', ' '));
