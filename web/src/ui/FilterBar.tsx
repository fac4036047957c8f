import { ListFilter, Plus, Search, X } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from './Button.tsx';
import { cx } from './cx.ts';
import { Dialog } from './Dialog.tsx';
import { inputClass } from './form/input-look.ts';
import { phone, useMedia } from './media.ts';
import { Menu, type MenuItem } from './Menu.tsx';
import { useShortcut } from './use-shortcut.ts';
import { fill, useUiTexts } from './ui-texts.ts';
import { useLabel } from './labels.ts';

export type FilterChip = {
  readonly id: string;
  /** What is filtered, e.g. "Status". */
  readonly label: string;
  /** The operator, e.g. "is not". */
  readonly operator?: string | undefined;
  readonly value: string;
  readonly onRemove: () => void;
};

export type FilterBarProps = {
  readonly search: {
    readonly value: string;
    readonly onChange: (text: string) => void;
    readonly placeholder?: string | undefined;
  };
  /** At most three filters that are always visible, e.g. `FilterSelect`s. */
  readonly promoted?: ReactNode;
  /** Further filters behind "Add filter". */
  readonly more?: readonly MenuItem[] | undefined;
  readonly chips?: readonly FilterChip[] | undefined;
  readonly onClearAll?: (() => void) | undefined;
  /** At the right: sort, columns, views. */
  readonly end?: ReactNode;
};

/** Search, promoted filters and chips above a list; on a phone the filters are in a sheet. */
export function FilterBar(props: FilterBarProps) {
  const { search, promoted, more, chips = [], onClearAll, end } = props;
  const words = useUiTexts();
  const small = useMedia(phone);
  const filters = (
    <>
      {promoted}
      {more && more.length > 0 && (
        <Menu
          align="start"
          items={more}
          trigger={
            <Button icon={Plus} look="quiet">
              {words.addFilter}
            </Button>
          }
        />
      )}
    </>
  );
  return (
    <search className="mb-3 grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <SearchBox {...search} />
        {small && (promoted || more) ? (
          <FilterSheet count={chips.length}>{filters}</FilterSheet>
        ) : (
          filters
        )}
        {end !== undefined && (
          <div className="ml-auto flex flex-wrap items-center justify-end gap-2">{end}</div>
        )}
      </div>
      {chips.length > 0 && (
        <ul className="flex flex-wrap items-center gap-2" aria-label={words.filters}>
          {chips.map((chip) => (
            <li key={chip.id}>
              <Chip chip={chip} />
            </li>
          ))}
          {onClearAll && (
            <li>
              <Button look="quiet" size="small" onClick={onClearAll}>
                {words.clearAll}
              </Button>
            </li>
          )}
        </ul>
      )}
    </search>
  );
}

function SearchBox({ value, onChange, placeholder }: FilterBarProps['search']) {
  const t = useLabel();
  const words = useUiTexts();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useShortcut('/', () => input.current?.focus());
  return (
    <div className="relative min-w-0 flex-1 basis-48 sm:max-w-72">
      <label htmlFor={id} className="sr-only">
        {words.search}
      </label>
      <Search
        size={16}
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-ink-3"
      />
      <input
        id={id}
        ref={input}
        type="search"
        value={value}
        placeholder={t(placeholder) ?? words.search}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && value === '' && event.currentTarget.blur()}
        className={cx(inputClass(false), 'pl-9 text-ellipsis')}
      />
    </div>
  );
}

function Chip({ chip }: { readonly chip: FilterChip }) {
  const words = useUiTexts();
  const t = useLabel();
  const { operator, value, onRemove } = chip;
  const label = t(chip.label);
  return (
    <span
      data-edge
      className="inline-flex h-7 items-center gap-1 rounded-full bg-selected pr-1 pl-3 text-table"
    >
      <span className="text-ink-2">
        {label} {operator}
      </span>
      <span className="max-w-48 truncate font-medium">{value}</span>
      <button
        type="button"
        onClick={onRemove}
        aria-label={fill(words.removeFilter, { name: label })}
        className="hit grid size-5 place-items-center rounded-full text-ink-2 hover:bg-surface"
      >
        <X size={12} aria-hidden="true" />
      </button>
    </span>
  );
}

function FilterSheet({
  count,
  children,
}: {
  readonly count: number;
  readonly children: ReactNode;
}) {
  const words = useUiTexts();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={ListFilter} onClick={() => setOpen(true)}>
        {words.filters}
        {count > 0 && <span className="num">({count})</span>}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={words.filters}
        footer={
          <Button look="primary" onClick={() => setOpen(false)}>
            {words.showResults}
          </Button>
        }
      >
        <div className="grid gap-3">{children}</div>
      </Dialog>
    </>
  );
}
