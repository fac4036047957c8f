import type { ReactNode } from 'react';
import type { ProblemLike } from './problem-text.ts';
import { useLazyDialog } from './lazy-dialog.ts';
import { lazyLayer } from './lazy-layer.ts';

export type ConfirmDialogProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Names the object and the action, e.g. "Cancel booking B-1042?" */
  readonly question: string;
  /** What will happen, in plain words. */
  readonly effect?: ReactNode;
  /** The verb on the button that does it, e.g. "Cancel booking". */
  readonly verb: string;
  readonly working: boolean;
  readonly problem: ProblemLike;
  readonly onConfirm: () => void;
  /** Drawn as dangerous by default. */
  readonly harmless?: boolean | undefined;
  /** For the most dangerous actions: the text to type before the button is enabled. */
  readonly typeToConfirm?: string | undefined;
  /** The label of the button that changes nothing. */
  readonly cancelLabel?: string | undefined;
};

/** Asks for confirmation of an irreversible action. The focus starts on the cancel button. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return useLazyDialog(layer, props);
}

const layer = lazyLayer(async () => (await import('./layers.ts')).ConfirmPanel);
