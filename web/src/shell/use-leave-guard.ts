import { useBlocker } from '@tanstack/react-router';
import { useSay } from './texts/texts-context.ts';

/** Asks before the page is left while something on it is unsaved; tabs of the page are no leaving. */
export function useLeaveGuard(dirty: boolean): void {
  const say = useSay();
  const question = say('Leave this page? What you changed is not saved.');
  useBlocker({
    shouldBlockFn: ({ current, next }) =>
      // oxlint-disable-next-line no-alert -- the browser's own question is what closing a tab shows too
      current.pathname !== next.pathname && dirty && !window.confirm(question),
    enableBeforeUnload: dirty,
    disabled: !dirty,
  });
}
