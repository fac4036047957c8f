import type { ReactNode } from 'react';
import { part, useDialogPart } from './part.ts';

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
  return useDialogPart(opened, props);
}

const opened = part(async () => (await import('./DialogPanel.tsx')).DialogPanel);
