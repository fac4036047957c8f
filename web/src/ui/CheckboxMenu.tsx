import { Check } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import { useFirstOpening } from './first-opening.ts';
import { useLabel } from './labels.ts';
import { menuPanel, menuRow } from './menu-look.ts';
import type { FirstOpening } from './LazyTrigger.tsx';

export type CheckboxMenuProps = {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly chosen: readonly string[];
  /** Called with the index of an option. */
  readonly onToggle: (at: number) => void;
  /** The last entry, such as one that clears the choice; null for none. */
  readonly end: { readonly label: string; readonly onAct: () => void } | null;
  /** Closes at each choice. */
  readonly single?: boolean;
  readonly align?: 'start' | 'end';
};

/** A menu of options with checkboxes, from its first opening on. */
export function CheckboxMenu(props: CheckboxMenuProps & FirstOpening) {
  const { options, chosen, onToggle, end, single = false, align = 'start' } = props;
  const t = useLabel();
  const { isOpen, change, button } = useFirstOpening(props.byKey);
  return (
    <Radix.Root modal={false} open={isOpen} onOpenChange={change}>
      <Radix.Trigger asChild ref={button}>
        {props.trigger}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={4}
          collisionPadding={8}
          data-edge
          className={menuPanel}
        >
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
          {end && (
            <>
              <Radix.Separator className="my-1 h-px bg-hairline" />
              <Radix.Item className={menuRow} onSelect={end.onAct}>
                {t(end.label)}
              </Radix.Item>
            </>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
