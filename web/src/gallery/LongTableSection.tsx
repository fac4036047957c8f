import { Printer } from 'lucide-react';
import { useState } from 'react';
import type { MenuItem } from '../ui/Menu.tsx';
import { DataTable } from '../ui/table/DataTable.tsx';
import { columns, manyRows, neverUsed, rowId } from './sample-rows.tsx';

/**
 * More rows than any list of the product has, with everything that a row can contain. The bench
 * scrolls them.
 */
export function LongTableSection() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  return (
    <DataTable
      label="10,000 rows"
      columns={columns}
      rows={rows}
      rowId={rowId}
      rowName={rowId}
      rowHref={rowHref}
      rowActions={rowActions}
      selection={{ chosen, onChange: setChosen }}
      status={{ kind: 'ready' }}
      neverUsed={neverUsed}
    />
  );
}

const rows = manyRows(10_000);
const rowHref = () => '#rows';
const actions: readonly MenuItem[] = [
  { label: 'Print label', icon: Printer, onAct: () => undefined },
  { label: 'Cancel', danger: true, onAct: () => undefined },
];
const rowActions = () => actions;
