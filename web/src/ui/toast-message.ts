import type { ReactNode } from 'react';

export type ToastMessage = {
  /** Three to six words, e.g. "Invoice sent". */
  readonly title: string;
  readonly description?: ReactNode;
  readonly tone?: 'plain' | 'success' | 'problem' | undefined;
  /** One thing to do about it, e.g. Undo. The toast then stays twice as long. */
  readonly action?: { readonly label: string; readonly onAct: () => void } | undefined;
  /** Runs when the text of the toast is clicked. */
  readonly onOpen?: (() => void) | undefined;
  readonly durationMs?: number | undefined;
};

/**
 * The toast that is there, numbered as they came; closed ones stay until they have gone from sight.
 */
export type VisibleToast = {
  readonly message: ToastMessage;
  readonly number: number;
  readonly open: boolean;
};
