import { useTranslate } from '#shell/texts/texts-context.ts';
import { Button } from '#ui/Button.tsx';
import { useLabel } from '#ui/labels.ts';

type ChoiceListProps = {
  readonly label: string;
  /** What is shown without items. */
  readonly empty: string;
  readonly items: readonly { readonly id: string; readonly text: string; readonly note: string }[];
  readonly excluded: ReadonlySet<string>;
  readonly onChange: (excluded: ReadonlySet<string>) => void;
};

/** A list in which everything is chosen by default and can be excluded. */
export function ChoiceList({ label, empty, items, excluded, onChange }: ChoiceListProps) {
  const t = useTranslate();
  const word = useLabel();
  const count = items.filter(({ id }) => !excluded.has(id)).length;
  const toggle = (id: string) => {
    const next = new Set(excluded);
    if (!next.delete(id)) next.add(id);
    onChange(next);
  };
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 flex w-full items-center gap-2 text-table font-semibold">
        <span className="flex-1">{word(label)}</span>
        <span className="num font-normal text-ink-2">
          {t('{count} of {total}', { count, total: items.length })}
        </span>
      </legend>
      <div className="mb-1 flex gap-1">
        <Button size="small" look="quiet" onClick={() => onChange(new Set())}>
          All
        </Button>
        <Button
          size="small"
          look="quiet"
          onClick={() => onChange(new Set(items.map(({ id }) => id)))}
        >
          None
        </Button>
      </div>
      <ul className="max-h-56 overflow-y-auto rounded-control border border-hairline">
        {items.length === 0 && <li className="px-2 py-1.5 text-table text-ink-2">{word(empty)}</li>}
        {items.map(({ id, text, note }) => (
          <li key={id}>
            <label className="flex min-h-8 items-center gap-2 px-2 pointer-coarse:min-h-11">
              <input
                type="checkbox"
                checked={!excluded.has(id)}
                onChange={() => toggle(id)}
                className="size-4 accent-primary"
              />
              <span className="min-w-0 flex-1 truncate text-table">
                <span className="font-medium">{text}</span>{' '}
                <span className="text-ink-2">{note}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
