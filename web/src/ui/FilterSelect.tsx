import { ChevronDown } from 'lucide-react';
import { Button } from './Button.tsx';
import { useLabel } from './labels.ts';
import { lazyLayer } from './lazy-layer.ts';
import { LazyTrigger } from './LazyTrigger.tsx';
import { useUiTexts } from './ui-texts.ts';

export type FilterSelectProps<Value extends string> = {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly chosen: readonly Value[];
  readonly onChange: (chosen: readonly Value[]) => void;
  /** Allows only one choice. */
  readonly single?: boolean | undefined;
};

/** A promoted filter: a button that shows what is chosen and opens the options. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const t = useLabel();
  const words = useUiTexts();
  const { label, options, chosen, onChange, single = false } = props;
  const first = options.find((option) => option.value === chosen[0])?.label;
  const summary = chosen.length > 1 ? `${first} +${chosen.length - 1}` : first;
  const onToggle = (at: number) => {
    const value = options[at]?.value;
    if (value === undefined) return undefined;
    if (chosen.includes(value)) return onChange(chosen.filter((each) => each !== value));
    return onChange(single ? [value] : [...chosen, value]);
  };
  const clear = { label: words.clear, onAct: () => onChange([]) };
  return (
    <LazyTrigger
      layer={layer}
      opens="menu"
      more={{ options, chosen, onToggle, end: chosen.length > 0 ? clear : null, single }}
      trigger={
        <Button className={chosen.length > 0 ? 'bg-selected' : ''}>
          <span className="max-w-56 truncate">
            {t(label)}
            {summary !== undefined && `: ${t(summary)}`}
          </span>
          <ChevronDown size={16} aria-hidden="true" />
        </Button>
      }
    />
  );
}

const layer = lazyLayer(async () => (await import('./layers.ts')).CheckboxMenu);
