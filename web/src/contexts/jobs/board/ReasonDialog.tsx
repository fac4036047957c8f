import { ReasonForm } from '#shell/records/ReasonForm.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Dialog } from '#ui/Dialog.tsx';
import type { ToConfirm } from './use-allocation.ts';

type ReasonDialogProps = {
  readonly toConfirm: ToConfirm;
  readonly isWorking: boolean;
  readonly onConfirm: (reason: string) => void;
  readonly onClose: () => void;
};

/** Shows the warnings of an allocation, and asks why it is allocated nevertheless. */
export function ReasonDialog({ toConfirm, isWorking, onConfirm, onClose }: ReasonDialogProps) {
  const t = useTranslate();
  const { move, concerns } = toConfirm;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isWorking && onClose()}
      title={t('Allocate to {name} anyway?', { name: move.lane.name })}
    >
      <ul className="mb-4 list-disc pl-5">
        {concerns.map((concern) => (
          <li key={concern}>{concern}</li>
        ))}
      </ul>
      <ReasonForm
        submitLabel="Allocate"
        working={isWorking}
        onSubmit={onConfirm}
        onCancel={onClose}
      />
    </Dialog>
  );
}
