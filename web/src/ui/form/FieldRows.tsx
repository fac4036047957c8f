import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../Button.tsx';
import { IconButton } from '../IconButton.tsx';
import { cx } from '../cx.ts';
import { useLabel } from '../labels.ts';

type FieldRowsProps = {
  /** Shown while there are no rows. */
  readonly nothing?: string | undefined;
  readonly addLabel: string;
  readonly onAdd: () => void;
  readonly children: readonly ReactNode[];
};

/** Rows of fields that users add and remove; each child is a `FieldRow`. */
export function FieldRows({ nothing, addLabel, onAdd, children }: FieldRowsProps) {
  const t = useLabel();
  return (
    <div className="grid gap-3">
      {children.length === 0 && nothing !== undefined && <p className="text-ink-3">{t(nothing)}</p>}
      {children}
      <div>
        <Button size="small" icon={Plus} onClick={onAdd}>
          {addLabel}
        </Button>
      </div>
    </div>
  );
}

const equalColumns = 'sm:auto-cols-fr sm:grid-flow-col';

type FieldRowProps = {
  readonly removeLabel: string;
  readonly onRemove: () => void;
  /** Classes of the grid's columns where they are not all equally wide. */
  readonly columns?: string | undefined;
  readonly children: ReactNode;
};

/**
 * Fields side by side, below each other on a phone, with a button that removes the row. The inputs
 * stay level while one of them shows what is wrong with it.
 */
export function FieldRow({ removeLabel, onRemove, columns, children }: FieldRowProps) {
  return (
    <div className="flex items-start gap-2 border-b border-hairline pb-3">
      <div className={cx('grid min-w-0 flex-1 items-start gap-2', columns ?? equalColumns)}>
        {children}
      </div>
      <div className="level-with-inputs flex h-control items-center">
        <IconButton icon={X} label={removeLabel} onClick={onRemove} />
      </div>
    </div>
  );
}
