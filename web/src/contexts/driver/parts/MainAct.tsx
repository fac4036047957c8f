import type { ReactNode } from 'react';
import { cx } from '#ui/cx.ts';

/**
 * The main button of a screen, and above it why it was refused: both stay in view, in reach of a
 * thumb, above the navigation, whose height the offset is. Below the screen's content, not in it.
 */
export const MainAct = ({ children }: { readonly children: ReactNode }) => (
  <div
    className={cx(
      'sticky bottom-[calc(3.5rem+1px+env(safe-area-inset-bottom))] -mx-4 mt-auto -mb-4 grid',
      'gap-2 border-t border-hairline bg-canvas px-4 py-2',
    )}
  >
    {children}
  </div>
);
