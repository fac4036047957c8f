import type { ReactNode } from 'react';
import { useLazyDialog } from './lazy-dialog.ts';
import { lazyLayer } from './lazy-layer.ts';

export type DialogProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly description?: ReactNode;
  readonly size?: 'small' | 'default' | 'large' | undefined;
  readonly children: ReactNode;
  /** Buttons at the lower right; the main one last. */
  readonly footer?: ReactNode;
};

/** A modal window: traps the focus, closes with Esc, returns the focus to the opener. */
export function Dialog(props: DialogProps) {
  return useLazyDialog(layer, props);
}

const layer = lazyLayer(async () => (await import('./layers.ts')).DialogPanel);
