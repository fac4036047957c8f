import type { ReactNode } from 'react';

export type ToastMessage = {
  /** Three to six words, e.g. "Invoice sent". */
  readonly title: string;
  readonly description?: ReactNode;
  readonly tone?: 'plain' | 'success' | 'problem' | undefined;
  /** One action, e.g. Undo. The toast is then shown twice as long. */
  readonly action?: { readonly label: string; readonly onAct: () => void } | undefined;
  /** Runs when the text of the toast is clicked. */
  readonly onOpen?: (() => void) | undefined;
  readonly durationMs?: number | undefined;
};

/**
 * The visible toast with its sequence number; a closed one remains until its exit animation ends.
 */
export type VisibleToast = {
  readonly message: ToastMessage;
  readonly number: number;
  readonly open: boolean;
};
