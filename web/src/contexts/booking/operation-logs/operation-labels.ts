import type { Translate } from '#shell/texts/texts-context.ts';

/** `CreateConsignment` as people read it: `Create consignment`. */
export const wordOf = (operation: string): string =>
  operation.replaceAll(
    /([a-z])([A-Z])/g,
    (_, end: string, start: string) => `${end} ${start.toLowerCase()}`,
  );

/**
 * What a warning says: the carrier's reason, or for who is not told it that the operation failed.
 */
export const warningText = (
  { message, operation }: { readonly message: string; readonly operation: string },
  t: Translate,
  spoken: (word: string) => string,
): string =>
  message === `${operation} failed`
    ? t('{operation}: {ending}', {
        operation: spoken(wordOf(operation)),
        ending: spoken('failed'),
      })
    : message;
