import { CornerUpRight, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { explain } from '#client/explain.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { type Unit, levelOf, membersBelow, unitsBelow } from './unit-tree.ts';
import { MoveUnitDialog } from './MoveUnitDialog.tsx';
import { UnitMembers } from './UnitMembers.tsx';
import { UnitNameDialog } from './UnitNameDialog.tsx';
import { people } from './UnitTree.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useAddUnit, useDeleteUnit, useRenameUnit } from './calls.ts';

const levelsMax = 10;

type UnitPanelProps = {
  readonly units: readonly Unit[];
  readonly unit: Unit;
  readonly onChoose: (id: number | undefined) => void;
};

/** A unit: its name, its actions and its members. */
export function UnitPanel({ units, unit, onChoose }: UnitPanelProps) {
  const t = useTranslate();
  const [dialog, setDialog] = useState<'name' | 'child' | 'move' | null>(null);
  const adding = useAddUnit();
  const renaming = useRenameUnit();
  const close = () => setDialog(null);
  return (
    <Panel title={unit.displayName}>
      <div className="mb-3 flex flex-wrap gap-2">
        <Button
          size="small"
          icon={Plus}
          disabledReason={
            levelOf(unit) >= levelsMax ? 'Units can be nested up to ten levels deep.' : null
          }
          onClick={() => setDialog('child')}
        >
          Add below
        </Button>
        <Button size="small" icon={Pencil} onClick={() => setDialog('name')}>
          Rename
        </Button>
        <Button size="small" icon={CornerUpRight} onClick={() => setDialog('move')}>
          Move
        </Button>
        <DeleteUnit units={units} unit={unit} onDeleted={() => onChoose(undefined)} />
      </div>
      <p className="mb-3 text-ink-2">
        {t('{memberCount} here, {people} including units below.', {
          memberCount: people(unit.memberCount, t),
          people: people(membersBelow(units, unit), t),
        })}
      </p>
      <UnitMembers key={unit.id} unit={unit} />
      {dialog === 'child' && (
        <UnitNameDialog
          title={t('New unit below {displayName}', { displayName: unit.displayName })}
          verb="Add unit"
          name=""
          send={adding}
          argsOf={({ displayName }) => ({ parentId: unit.id, displayName })}
          onSaved={({ id }) => {
            close();
            onChoose(id);
          }}
          onClose={close}
        />
      )}
      {dialog === 'move' && <MoveUnitDialog units={units} unit={unit} onClose={close} />}
      {dialog === 'name' && (
        <UnitNameDialog
          title={t('Rename {displayName}', { displayName: unit.displayName })}
          verb="Save name"
          name={unit.displayName}
          reading={unit}
          send={renaming}
          argsOf={({ displayName }) => ({ id: unit.id, displayName })}
          onSaved={close}
          onClose={close}
        />
      )}
    </Panel>
  );
}

type DeleteProps = Pick<UnitPanelProps, 'units' | 'unit'> & { readonly onDeleted: () => void };

function DeleteUnit({ units, unit, onDeleted }: DeleteProps) {
  const t = useTranslate();
  const toast = useToast();
  const removal = useDeleteUnit();
  const below = unitsBelow(units, unit).length;
  const onSuccess = () => {
    toast({ title: t('{displayName} deleted', { displayName: unit.displayName }) });
    onDeleted();
  };
  return (
    <ConfirmButton
      label="Delete"
      verb="Delete unit"
      size="small"
      icon={Trash2}
      question={t('Delete {displayName}?', { displayName: unit.displayName })}
      effect={
        below === 0
          ? t('There are no units below it. The people are not deleted.')
          : t('The {below} units below it are deleted too. The people are not deleted.', {
              below,
            })
      }
      working={removal.isPending}
      problem={removal.error && explain(removal.error).message}
      onConfirm={() => removal.mutate({ id: unit.id }, { onSuccess })}
    />
  );
}
