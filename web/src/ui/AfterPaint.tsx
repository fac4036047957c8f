import { type ReactNode, useDeferredValue } from 'react';

/**
 * Renders its content once the rest has been painted, for what lies below or beside the part of a
 * page that is read first: rendered with it, it would only delay that.
 */
export function AfterPaint({ children }: { readonly children: ReactNode }) {
  return useDeferredValue(true, false) && children;
}
