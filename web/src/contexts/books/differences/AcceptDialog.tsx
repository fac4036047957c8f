import { explain } from '#client/explain.ts';
import { ReasonForm } from '#shell/records/ReasonForm.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Banner } from '#ui/Banner.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { useAccept } from './calls.ts';
import type { ListedDifference } from './difference-columns.tsx';

type AcceptDialogProps = { readonly difference: ListedDifference; readonly onClose: () => void };

/** Asks for the reason to accept a difference, until its amounts change. */
export function AcceptDialog({ difference, onClose }: AcceptDialogProps) {
  const t = useTranslate();
  const accept = useAccept();
  const { kind, number } = difference;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('Accept the difference of {number}', { number })}
      description={t('It is listed again when one of the amounts changes.')}
    >
      {accept.error && <Banner tone="problem" title={explain(accept.error).message} />}
      <ReasonForm
        submitLabel="Accept difference"
        working={accept.isPending}
        onSubmit={(reason) => accept.mutate({ kind, number, reason }, { onSuccess: onClose })}
        onCancel={onClose}
      />
    </Dialog>
  );
}
