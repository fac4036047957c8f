import { useBlocker } from '@tanstack/react-router';
import { useTranslate } from './texts/texts-context.ts';

/**
 * Asks before a form is left while something in it is unsaved: for another page, and for another
 * tab, group or customer of the same page, whose forms take its place.
 */
export function useLeaveGuard(dirty: boolean): void {
  const t = useTranslate();
  const query = t("Leave this page? Your changes haven't been saved.");
  useBlocker({
    shouldBlockFn: ({ current, next }) =>
      // The browser's own question is what closing a tab shows too.
      // oxlint-disable-next-line no-alert
      dirty && placeOf(current) !== placeOf(next) && !window.confirm(query),
    enableBeforeUnload: dirty,
    disabled: !dirty,
  });
}

type Location = { readonly pathname: string; readonly search: unknown };

/** What of an address decides which form stands on the page. */
function placeOf({ pathname, search }: Location): string {
  const { tab, group, customer } = (search ?? {}) as Readonly<Record<string, unknown>>;
  return JSON.stringify([pathname, tab, group, customer]);
}
