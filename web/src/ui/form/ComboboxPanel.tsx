import { Popover as Radix } from 'radix-ui';
import type { RefObject } from 'react';
import { cx } from '../cx.ts';
import { type ListOption, ListOptions, listPanel } from '../ListOptions.tsx';
import { useLabel } from '../labels.ts';
import type { useListbox } from '../use-listbox.ts';
import { useUiTexts } from '../ui-texts.ts';

export type ComboboxPanelProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The field that the list hangs from, as wide as it. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly label: string;
  /** What was typed; null if nothing was. */
  readonly text: string | null;
  readonly found: readonly ListOption<unknown>[];
  readonly chosenId: ListOption<unknown>['id'] | undefined;
  readonly listbox: ReturnType<typeof useListbox>;
  readonly onPick: (at: number) => void;
  readonly searching: boolean | undefined;
  readonly hint: string | undefined;
  readonly guessing: string | undefined;
  /** True for the field itself, where a click does not close the list. */
  readonly isOwn: (target: EventTarget | null) => boolean;
};

/** The list of a field that finds choices by typing. */
export function ComboboxPanel(props: ComboboxPanelProps) {
  const { open, onOpenChange, anchor, label, text, found, searching, hint, guessing } = props;
  const words = useUiTexts();
  const t = useLabel();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Anchor virtualRef={anchor as RefObject<HTMLElement>} />
      <Radix.Portal>
        <Radix.Content
          align="start"
          sideOffset={4}
          aria-label={label}
          data-edge
          onOpenAutoFocus={(event) => event.preventDefault()}
          onInteractOutside={(event) => props.isOwn(event.target) && event.preventDefault()}
          className={cx(listPanel, 'w-(--radix-popover-trigger-width) min-w-60')}
        >
          <output className="block text-ink-3 not-empty:px-3 not-empty:py-2">
            {searching && words.searching}
            {!searching && found.length === 0 && (text || !hint ? words.nothingFound : t(hint))}
            {found.length > 0 && t(guessing)}
          </output>
          <ListOptions
            label={label}
            options={found}
            chosenId={props.chosenId}
            listbox={props.listbox}
            onChoose={props.onPick}
          />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
