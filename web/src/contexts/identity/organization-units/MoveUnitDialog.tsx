import { useSaveForm } from '#shell/records/use-save-form.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { ComboboxField } from '#ui/form/ComboboxField.tsx';
import { FormShell } from '#ui/form/FormShell.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { homesFor, type Unit } from './unit-tree.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useMoveUnit } from './calls.ts';

type Props = {
  readonly units: readonly Unit[];
  readonly unit: Unit;
  readonly onClose: () => void;
};

type Values = { readonly newParentId: number | null };

/** Moves a unit with its descendants under another one, or to the top. */
export function MoveUnitDialog({ units, unit, onClose }: Props) {
  const t = useTranslate();
  const toast = useToast();
  const save = useSaveForm<Values, Parameters<ReturnType<typeof useMoveUnit>['mutate']>[0], Unit>({
    values: { newParentId: unit.parentId },
    send: useMoveUnit(),
    argsOf: ({ newParentId }) => ({ id: unit.id, newParentId }),
    onSaved: () => {
      toast({
        title: t('{displayName} moved', { displayName: unit.displayName }),
        tone: 'success',
      });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('Move {displayName}', { displayName: unit.displayName })}
      description="Everything below it moves with it. People stay in their units."
      size="small"
    >
      <FormShell {...save} submitLabel="Move unit" onCancel={onClose} summaryHidden>
        <ComboboxField<Values>
          name="newParentId"
          label="Below"
          optional
          placeholder="Top level"
          options={homesFor(units, unit).map(({ id, path }) => ({
            id: String(id),
            value: id,
            label: path,
          }))}
          help="Leave blank to move it to the top level."
        />
      </FormShell>
    </Dialog>
  );
}
