import type { Discrepancy, Resolution } from '@waybill/contract/reconciliation/lifecycle';
import { useForm } from 'react-hook-form';
import { showInForm } from '#client/form-errors.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { formHabits, FormShell } from '#ui/form/FormShell.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { confirmTexts } from './line-dialog.ts';
import { reasonWord } from '../reconciliations/labels.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useResolve } from './calls.ts';

type ReasonDialogProps = {
  readonly id: number;
  readonly reason: Discrepancy;
  readonly resolution: Resolution;
  readonly onClose: () => void;
  readonly onDone: () => void;
};
type Values = { readonly note: string };

/** Settles all undecided lines with the same discrepancy; others are skipped. */
export function ReasonDialog({ id, reason, resolution, onClose, onDone }: ReasonDialogProps) {
  const t = useTranslate();
  const resolving = useResolve();
  const toast = useToast();
  const form = useForm<Values>({ ...formHabits, defaultValues: { note: '' } });
  const { verb, effect } = confirmTexts[resolution];
  const submit = ({ note }: Values) =>
    resolving.mutate(
      { allOf: { id, reason }, resolution, note },
      {
        onSuccess: ({ resolved }) => {
          toast({
            title: t('{resolved, plural, one {# line} other {# lines}} decided', { resolved }),
            tone: resolved > 0 ? 'success' : 'plain',
          });
          onDone();
          onClose();
        },
        onError: (error) => showInForm(error, form.setError, ['note']),
      },
    );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('{verb}: all lines with “{reason}”', {
        verb: t(verb),
        reason: t(reasonWord(reason)),
      })}
      description={`${t(effect)} ${t('Lines already decided are not changed.')}`}
    >
      <FormShell
        form={form}
        onSubmit={submit}
        submitLabel={verb}
        working={resolving.isPending}
        problem={null}
        onCancel={onClose}
        summaryHidden
      >
        <TextArea<Values>
          name="note"
          label="Note"
          rows={3}
          help="Saved with every line. Customers don't see it."
          {...(resolution === 'PassedOn'
            ? { optional: true, rules: { maxLength: 1000 } }
            : { rules: { required: true, maxLength: 1000 } })}
        />
      </FormShell>
    </Dialog>
  );
}
