import { Plus } from 'lucide-react';
import { useState } from 'react';
import { idValue } from '#shell/search-values.ts';
import { paths } from '#paths';
import { useSearchState } from '#shell/page-state.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useShortcut } from '#ui/use-shortcut.ts';
import type { Unit } from './unit-tree.ts';
import { UnitNameDialog } from './UnitNameDialog.tsx';
import { UnitPanel } from './UnitPanel.tsx';
import { UnitTree } from './UnitTree.tsx';
import { useAddUnit, useOrganization } from './calls.ts';

const shape = { unit: idValue };

/** The organization: a tree of units on one side, the members of the selected one on the other. */
export function OrganizationPage() {
  const [{ unit: chosen }, change] = useSearchState(shape);
  const [isAdding, setIsAdding] = useState(false);
  const choose = (unit: number | undefined) => change({ unit }, { replace: true });
  useShortcut('n', () => setIsAdding(true), 'Add unit');
  return (
    <>
      <PageHeading
        title="Organization units"
        breadcrumb={[
          { label: 'Settings', href: paths.settings() },
          { label: 'Organization units' },
        ]}
        actions={[
          {
            label: 'New unit',
            icon: Plus,
            primary: true,
            keys: 'n',
            onAct: () => setIsAdding(true),
          },
        ]}
      />
      <Awaited query={useOrganization()} permission="Administration.OrganizationUnits">
        {({ items }) => <Loaded units={items} chosen={chosen} onChoose={choose} />}
      </Awaited>
      {isAdding && <NewRoot onClose={() => setIsAdding(false)} onAdded={choose} />}
    </>
  );
}

type LoadedProps = {
  readonly units: readonly Unit[];
  readonly chosen: number | undefined;
  readonly onChoose: (id: number | undefined) => void;
};

function Loaded({ units, chosen, onChoose }: LoadedProps) {
  if (units.length === 0) {
    return (
      <EmptyState
        title="No organization units yet"
        text="Departments, depots and teams, and the people in them."
      />
    );
  }
  const unit = units.find(({ id }) => id === chosen);
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <Panel title="Units">
        <UnitTree units={units} chosen={unit?.id} onChoose={onChoose} />
      </Panel>
      {unit === undefined ? (
        <EmptyState title="Choose a unit" text="Its members and actions appear here." />
      ) : (
        <UnitPanel units={units} unit={unit} onChoose={onChoose} />
      )}
    </div>
  );
}

type NewRootProps = { readonly onClose: () => void; readonly onAdded: (id: number) => void };

function NewRoot({ onClose, onAdded }: NewRootProps) {
  return (
    <UnitNameDialog
      title="New unit"
      verb="Add unit"
      name=""
      send={useAddUnit()}
      argsOf={({ displayName }) => ({ displayName })}
      onSaved={({ id }) => {
        onClose();
        onAdded(id);
      }}
      onClose={onClose}
    />
  );
}
