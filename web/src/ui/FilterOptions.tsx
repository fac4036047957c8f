import { Check } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import { useFirstOpening } from './first-opening.ts';
import { useLabel } from './labels.ts';
import { menuPanel, menuRow } from './menu-look.ts';
import { useUiTexts } from './ui-texts.ts';
import type { FirstOpening } from './LazyTrigger.tsx';

export type FilterOptionsProps = {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly chosen: readonly string[];
  /** Called with the index of an option. */
  readonly onToggle: (at: number) => void;
  readonly onClear: () => void;
  /** Closes at each choice. */
  readonly single: boolean;
};

/** The options of a filter, from their first opening on. */
export function FilterOptions(props: FilterOptionsProps & FirstOpening) {
  const { options, chosen, onToggle, onClear, single, trigger, byKey } = props;
  const t = useLabel();
  const words = useUiTexts();
  const { isOpen, change, button } = useFirstOpening(byKey);
  return (
    <Radix.Root modal={false} open={isOpen} onOpenChange={change}>
      <Radix.Trigger asChild ref={button}>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content align="start" sideOffset={4} data-edge className={menuPanel}>
          {options.map((option, at) => (
            <Radix.CheckboxItem
              key={option.value}
              checked={chosen.includes(option.value)}
              onCheckedChange={() => onToggle(at)}
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
              <Radix.Item className={menuRow} onSelect={onClear}>
                {words.clear}
              </Radix.Item>
            </>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
