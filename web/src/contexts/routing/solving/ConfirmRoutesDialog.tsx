import { ReasonForm } from '#shell/records/ReasonForm.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import type { Saving } from './use-saving.ts';

/** Asks for the reason why routes are allocated in spite of warnings. */
export function ConfirmRoutesDialog({ saving }: { readonly saving: Saving }) {
  const { toConfirm, refusals, work, forget, allocate } = saving;
  const isWorking = work !== null;
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
      <ReasonForm
        submitLabel="Allocate"
        working={isWorking}
        onSubmit={(reason) => void allocate(toConfirm, reason)}
        onCancel={forget}
      />
    </Dialog>
  );
}
