import type { ReactNode } from 'react';
import { useLazyDialog } from './lazy-dialog.ts';
import { lazyLayer } from './lazy-layer.ts';

export type DrawerProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: ReactNode;
  /** Details under the title, e.g. a pill. */
  readonly subtitle?: ReactNode;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
  /** A non-modal drawer (a peek) leaves the page usable. On phones the drawer is always modal. */
  readonly modal?: boolean | undefined;
};

/** A panel 480 px wide at the right edge: the peek of a row, or a long form beside a list. */
export function Drawer(props: DrawerProps) {
  return useLazyDialog(layer, props);
}

const layer = lazyLayer(async () => (await import('./layers.ts')).DrawerPanel);
