import type { Discrepancy } from '@waybill/contract/reconciliation/lifecycle';
import { explain } from '#client/explain.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { reasonWord } from '../reconciliations/labels.ts';
import { useUndo } from './calls.ts';

type UndoReasonDialogProps = {
  readonly id: number;
  readonly reason: Discrepancy;
  readonly onClose: () => void;
  readonly onDone: () => void;
};

/** Undoes the decisions on all lines with the same discrepancy; final ones are skipped. */
export function UndoReasonDialog({ id, reason, onClose, onDone }: UndoReasonDialogProps) {
  const t = useTranslate();
  const undoing = useUndo();
  const toast = useToast();
  const undo = () =>
    undoing.mutate(
      { allOf: { id, reason } },
      {
        onSuccess: ({ undone }) => {
          const title = t('{undone, plural, one {# decision} other {# decisions}} undone', {
            undone,
          });
          toast({ title, tone: undone > 0 ? 'success' : 'plain' });
          onDone();
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      question={t('Undo all decisions for “{reason}”?', { reason: t(reasonWord(reason)) })}
      effect={[
        t('The lines return to their original state and their recharges are withdrawn.'),
        t('Anything already exported or invoiced is not changed.'),
      ].join(' ')}
      verb="Revert"
      working={undoing.isPending}
      problem={undoing.error && explain(undoing.error).message}
      onConfirm={undo}
      harmless
    />
  );
}
