import type { PageAddress } from './router/history.ts';
import { useBlocker } from './router/use-router.ts';
import { parseSearch } from './search-text.ts';
import { useTranslate } from './texts/texts-context.ts';

/**
 * Asks before a form with unsaved changes is left: for another page, or for another tab, group or
 * customer of the same page, whose form replaces it.
 */
export function useLeaveGuard(dirty: boolean): void {
  const t = useTranslate();
  const warning = t("Leave this page? Your changes haven't been saved.");
  useBlocker({
    enabled: dirty,
    // The browser's own dialog, which also appears when a tab is closed.
    // oxlint-disable-next-line no-alert
    stays: (here, next) => formOf(here) !== formOf(next) && !window.confirm(warning),
  });
}

/** Returns the parts of an address that determine which form is shown. */
function formOf({ pathname, search }: PageAddress): string {
  const { tab, group, customer } = parseSearch(search);
  return JSON.stringify([pathname, tab, group, customer]);
}
