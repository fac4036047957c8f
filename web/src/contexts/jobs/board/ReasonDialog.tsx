import { allocationReasons } from '@waybill/contract/jobs/board/checks';
import { laneStart, proposalOf } from '@waybill/contract/jobs/board/proposals';
import { ReasonForm } from '#shell/records/ReasonForm.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { useReasonText } from './board-view.ts';
import type { Move } from './use-allocation.ts';

type ReasonDialogProps = {
  readonly move: Move;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly isWorking: boolean;
  readonly onConfirm: (reason: string) => void;
  readonly onClose: () => void;
};

/** Shows what speaks against an allocation, and asks why it is right all the same. */
export function ReasonDialog({ move, now, isWorking, onConfirm, onClose }: ReasonDialogProps) {
  const t = useTranslate();
  const reasonText = useReasonText();
  const { lane, jobs, beforeId } = move;
  const proposal = proposalOf(lane, jobs, { beforeId, start: laneStart(lane, now) });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isWorking && onClose()}
      title={t('Allocate to {name} anyway?', { name: lane.name })}
    >
      <ul className="mb-4 list-disc pl-5">
        {allocationReasons(proposal).map((reason) => (
          <li key={reason.text}>{reasonText(reason)}</li>
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
