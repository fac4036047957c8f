import type { Entity, EntityDefinition } from '@waybill/contract/records/entity-shapes';
import { explain } from '#client/explain.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { useDeleteEntity } from '../calls.ts';

type RemoveRecordProps = {
  readonly type: EntityDefinition;
  readonly entity: Entity;
  readonly onClose: () => void;
  readonly onGone: () => void;
};

/** Asks once, then deletes a record. */
export function RemoveRecord({ type, entity, onClose, onGone }: RemoveRecordProps) {
  const toast = useToast();
  const removal = useDeleteEntity();
  const onSuccess = () => {
    toast({ title: `${entity.title} deleted` });
    onGone();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      question={`Delete ${entity.title}?`}
      effect="Its documents go with it. The history keeps what it said."
      verb="Delete"
      working={removal.isPending}
      problem={removal.error && explain(removal.error).message}
      onConfirm={() => removal.mutate({ type: type.type, id: entity.id }, { onSuccess })}
    />
  );
}
