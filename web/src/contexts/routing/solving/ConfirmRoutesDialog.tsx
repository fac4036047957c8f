import { useForm } from 'react-hook-form';
import { Dialog } from '#ui/Dialog.tsx';
import { formHabits, FormShell } from '#ui/form/FormShell.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import type { Saving } from './use-saving.ts';

/** Asks why routes are right in spite of what speaks against them. */
export function ConfirmRoutesDialog({ saving }: { readonly saving: Saving }) {
  const form = useForm<{ reason: string }>({ ...formHabits, defaultValues: { reason: '' } });
  const { toConfirm, refusals, isWorking, forget, allocate } = saving;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isWorking && forget()}
      title="Allocate these routes all the same?"
    >
      <ul className="mb-4 list-disc pl-5">
        {toConfirm.map(({ lane }) => (
          <li key={lane.driverid}>
            {lane.name}: {refusals.get(lane.driverid)?.message}
          </li>
        ))}
      </ul>
      <FormShell
        form={form}
        onSubmit={({ reason }) => allocate(toConfirm, reason.trim())}
        submitLabel="Allocate"
        working={isWorking}
        problem={null}
        onCancel={forget}
        summaryHidden
      >
        <TextField<{ reason: string }>
          name="reason"
          label="Reason"
          rules={{ required: 'Enter a reason', maxLength: 500 }}
        />
      </FormShell>
    </Dialog>
  );
}
