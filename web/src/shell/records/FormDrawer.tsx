import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { Drawer } from '#ui/Drawer.tsx';
import { FormShell } from '#ui/form/FormShell.tsx';
import { useLeaveGuard } from '../use-leave-guard.ts';
import type { SaveForm } from './use-save-form.ts';

type FormDrawerProps<Values extends FieldValues> = {
  readonly title: string;
  readonly submitLabel: string;
  readonly save: SaveForm<Values>;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Content beneath the form that saves itself. */
  readonly below?: ReactNode;
};

/** A record's form beside its list. Unsaved changes are not lost without confirmation. */
export function FormDrawer<Values extends FieldValues>(props: FormDrawerProps<Values>) {
  const { title, submitLabel, save, onClose, children, below } = props;
  const [dialog, setDialog] = useState(false);
  const { isDirty } = save.form.formState;
  const leave = () => (isDirty ? setDialog(true) : onClose());
  return (
    <Drawer open modal onOpenChange={(open) => !open && leave()} title={title}>
      <FormShell
        {...save}
        submitLabel={submitLabel}
        onCancel={onClose}
        useLeaveGuard={useLeaveGuard}
      >
        {children}
      </FormShell>
      {below}
      <ConfirmDialog
        open={dialog}
        onOpenChange={setDialog}
        question="Discard your changes?"
        effect="They haven't been saved."
        verb="Discard"
        cancelLabel="Stay"
        working={false}
        problem={null}
        onConfirm={onClose}
      />
    </Drawer>
  );
}
