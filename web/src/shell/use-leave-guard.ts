import { useBlocker } from '@tanstack/react-router';
import { useTranslate } from './texts/texts-context.ts';

/**
 * Asks before a form with unsaved changes is left: for another page, or for another tab, group or
 * customer of the same page, whose form replaces it.
 */
export function useLeaveGuard(dirty: boolean): void {
  const t = useTranslate();
  const warning = t("Leave this page? Your changes haven't been saved.");
  useBlocker({
    shouldBlockFn: ({ current, next }) =>
      // The browser's own dialog, which also appears when a tab is closed.
      // oxlint-disable-next-line no-alert
      dirty && placeOf(current) !== placeOf(next) && !window.confirm(warning),
    enableBeforeUnload: dirty,
    disabled: !dirty,
  });
}

type Location = { readonly pathname: string; readonly search: unknown };

/** Returns the parts of an address that determine which form is shown. */
function placeOf({ pathname, search }: Location): string {
  const { tab, group, customer } = (search ?? {}) as Readonly<Record<string, unknown>>;
  return JSON.stringify([pathname, tab, group, customer]);
}
