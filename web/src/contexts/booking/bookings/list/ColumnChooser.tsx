import { Columns3 } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import { lazyLayer } from '#ui/lazy-layer.ts';
import { LazyTrigger } from '#ui/LazyTrigger.tsx';

type ColumnChooserProps = {
  readonly columns: readonly { readonly id: string; readonly header: string }[];
  readonly visible: readonly string[];
  /** Receives `null` for the default columns. */
  readonly onChange: (ids: readonly string[] | null) => void;
};

/** Chooses the columns of a table; the first one is always shown. */
export function ColumnChooser({ columns, visible, onChange }: ColumnChooserProps) {
  const options = columns.slice(1).map(({ id, header }) => ({ value: id, label: header }));
  const onToggle = (at: number) => {
    const id = options[at]?.value;
    if (id === undefined) return undefined;
    return onChange(
      visible.includes(id) ? visible.filter((each) => each !== id) : [...visible, id],
    );
  };
  const end = { label: 'Reset columns', onAct: () => onChange(null) };
  return (
    <LazyTrigger
      layer={layer}
      opens="menu"
      trigger={<Button icon={Columns3}>Columns</Button>}
      more={{ options, chosen: visible, onToggle, end, align: 'end' as const }}
    />
  );
}

const layer = lazyLayer(async () => (await import('#ui/layers.ts')).CheckboxMenu);
