import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Drawer } from '#ui/Drawer.tsx';
import { FormShell } from '#ui/form/FormShell.tsx';
import type { SaveForm } from './use-save-form.ts';

type FormDrawerProps<Values extends FieldValues> = {
  readonly title: string;
  readonly submitLabel: string;
  readonly save: SaveForm<Values>;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** What stands beneath the form and saves itself. */
  readonly below?: ReactNode;
};

/** One record's form beside the list it belongs to. */
export function FormDrawer<Values extends FieldValues>(props: FormDrawerProps<Values>) {
  const { title, submitLabel, save, onClose, children, below } = props;
  return (
    <Drawer open modal onOpenChange={(open) => !open && onClose()} title={title}>
      <FormShell {...save} submitLabel={submitLabel} onCancel={onClose}>
        {children}
      </FormShell>
      {below}
    </Drawer>
  );
}
