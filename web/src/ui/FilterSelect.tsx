import { Check, ChevronDown } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import { Button } from './Button.tsx';
import { menuPanel, menuRow } from './menu-look.ts';
import { useUiTexts } from './ui-texts.ts';
import { useLabel } from './labels.ts';

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
  const { label, options, chosen, onChange, single } = props;
  const words = useUiTexts();
  const first = options.find((option) => option.value === chosen[0])?.label;
  const summary = chosen.length > 1 ? `${first} +${chosen.length - 1}` : first;
  const toggle = (value: Value) => {
    const on = chosen.includes(value);
    if (on) return onChange(chosen.filter((each) => each !== value));
    return onChange(single ? [value] : [...chosen, value]);
  };
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>
        <Button className={chosen.length > 0 ? 'bg-selected' : ''}>
          <span className="max-w-56 truncate">
            {t(label)}
            {summary !== undefined && `: ${t(summary)}`}
          </span>
          <ChevronDown size={16} aria-hidden="true" />
        </Button>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content align="start" sideOffset={4} data-edge className={menuPanel}>
          {options.map((option) => (
            <Radix.CheckboxItem
              key={option.value}
              checked={chosen.includes(option.value)}
              onCheckedChange={() => toggle(option.value)}
              onSelect={(event) => !single && event.preventDefault()}
              className={menuRow}
            >
              <span className="grid size-4 place-items-center text-primary">
                <Radix.ItemIndicator>
                  <Check size={16} aria-hidden="true" />
                </Radix.ItemIndicator>
              </span>
              {t(option.label)}
            </Radix.CheckboxItem>
          ))}
          {chosen.length > 0 && (
            <>
              <Radix.Separator className="my-1 h-px bg-hairline" />
              <Radix.Item className={menuRow} onSelect={() => onChange([])}>
                {words.clear}
              </Radix.Item>
            </>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
