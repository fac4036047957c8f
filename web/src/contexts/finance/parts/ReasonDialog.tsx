import type { UseMutationResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { showInForm } from '#client/form-errors.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { formHabits, FormShell } from '#ui/form/FormShell.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { useToast } from '#ui/Toasts.tsx';

type ReasonDialogProps<Args> = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  /** The effect of the action. */
  readonly description: string;
  /** Who can read the reason. */
  readonly help: string;
  readonly verb: string;
  /** The label of the cancel button, such as `Keep invoice`. */
  readonly cancelLabel: string;
  /** The toast after success; absent if something else reports it. */
  readonly done?: string;
  readonly sending: UseMutationResult<unknown, Error, Args>;
  readonly argsOf: (note: string) => Args;
  readonly onDone?: () => void;
  /** Further fields besides the reason. */
  readonly children?: ReactNode;
};
type Values = { readonly note: string };

/** Asks for the reason of an action, which is stored with it, then runs it. */
export function ReasonDialog<Args>(props: ReasonDialogProps<Args>) {
  const { open, onOpenChange, sending, argsOf } = props;
  const form = useForm<Values>({ ...formHabits, defaultValues: { note: '' } });
  const toast = useToast();
  const close = () => {
    form.reset();
    onOpenChange(false);
  };
  const submit = ({ note }: Values) =>
    sending.mutate(argsOf(note), {
      onSuccess: () => {
        close();
        if (props.done !== undefined) toast({ title: props.done, tone: 'success' });
        props.onDone?.();
      },
      onError: (error) => showInForm(error, form.setError, ['note']),
    });
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && !sending.isPending && close()}
      title={props.title}
      description={props.description}
    >
      <FormShell
        form={form}
        onSubmit={submit}
        submitLabel={props.verb}
        working={sending.isPending}
        problem={null}
        onCancel={close}
        cancelLabel={props.cancelLabel}
        summaryHidden
      >
        {props.children}
        <TextArea<Values>
          name="note"
          label="Reason"
          help={props.help}
          rows={3}
          rules={{ required: true, maxLength: 2000 }}
        />
      </FormShell>
    </Dialog>
  );
}
