import type { UseMutationResult } from '@tanstack/react-query';
import { type ReadRecord, type ReadingOf, useSaveForm } from '#shell/records/use-save-form.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { FormShell } from '#ui/form/FormShell.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import type { Unit } from './unit-tree.ts';

type Values = { readonly displayName: string };

type UnitNameDialogProps<Args> = {
  readonly title: string;
  readonly verb: string;
  readonly name: string;
  /** The unit to rename. */
  readonly reading?: ReadRecord;
  readonly send: UseMutationResult<Unit, Error, Args>;
  readonly argsOf: (values: Values) => Args;
  readonly onSaved: (unit: Unit) => void;
  readonly onClose: () => void;
};

export function UnitNameDialog<Args>(props: UnitNameDialogProps<Args>) {
  const save = useSaveForm<Values, Args, Unit>({
    values: { displayName: props.name },
    send: props.send,
    argsOf: props.argsOf,
    ...({ reading: props.reading } as ReadingOf<Args>),
    onSaved: props.onSaved,
  });
  return (
    <Dialog open onOpenChange={(open) => !open && props.onClose()} title={props.title} size="small">
      <FormShell {...save} submitLabel={props.verb} onCancel={props.onClose} summaryHidden>
        <TextField<Values>
          name="displayName"
          label="Name"
          rules={{ required: 'Please enter a name', maxLength: 128 }}
        />
      </FormShell>
    </Dialog>
  );
}
