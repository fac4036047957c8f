import type { Entity, EntityDefinition } from '@waybill/contract/records/entities/shapes';
import { explain } from '#client/explain.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useDeleteEntity } from './calls.ts';

type RemoveRecordProps = {
  readonly type: EntityDefinition;
  readonly entity: Entity;
  readonly onClose: () => void;
  readonly onGone: () => void;
};

/** Asks for confirmation, then deletes a record. */
export function RemoveRecord({ type, entity, onClose, onGone }: RemoveRecordProps) {
  const t = useTranslate();
  const toast = useToast();
  const removal = useDeleteEntity();
  const onSuccess = () => {
    toast({ title: t('{title} deleted', { title: entity.title }) });
    onGone();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      question={t('Delete {title}?', { title: entity.title })}
      effect="Its documents are deleted too. The change history is kept."
      verb="Delete"
      working={removal.isPending}
      problem={removal.error && explain(removal.error).message}
      onConfirm={() => removal.mutate({ type: type.type, id: entity.id }, { onSuccess })}
    />
  );
}
