import { ChevronDown, X } from 'lucide-react';
import { useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { cx } from '../cx.ts';
import { IconButton } from '../IconButton.tsx';
import { useLazyDialog } from '../lazy-dialog.ts';
import { lazyLayer } from '../lazy-layer.ts';
import type { ListOption } from '../ListOptions.tsx';
import { useEagerChoice, useSearchAsTyped } from '../search-as-typed.ts';
import { useListbox } from '../use-listbox.ts';
import { useUiTexts } from '../ui-texts.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { inputClass } from './input-look.ts';
import { type ConnectedField, type FieldProps, useField } from './use-field.ts';
import { useLabel } from '../labels.ts';

export type ComboboxFieldProps<Values extends FieldValues = FieldValues> = FieldProps<Values> & {
  /** All options, or the results for the text last passed to `onSearch`. */
  readonly options: readonly ListOption<unknown>[];
  /** Searches elsewhere once the text rests; without it the options are filtered here. */
  readonly onSearch?: ((text: string) => void) | undefined;
  /** The debounce time of `onSearch` in milliseconds. */
  readonly waitMs?: number | undefined;
  readonly searching?: boolean | undefined;
  /** The hint while nothing is typed and there are no options. */
  readonly hint?: string | undefined;
  /** The label of a value that is not among the options yet. */
  readonly chosenLabel?: string | undefined;
  readonly placeholder?: string | undefined;
  /** Called with the option itself, for forms that need more of it than its value. */
  readonly onChosen?: ((option: ListOption<unknown> | null) => void) | undefined;
  /** Called with a text left without a choice, which stays in the field; else it is discarded. */
  readonly onTyped?: ((text: string) => void) | undefined;
  /** The heading of options that nobody searched for; leaving the field chooses none of them. */
  readonly guessing?: string | undefined;
};

/** A choice found by typing. The form holds the option's value, `null` for none. */
export function ComboboxField<Values extends FieldValues = FieldValues>(
  props: ComboboxFieldProps<Values>,
) {
  const connected = useField(props);
  const box = useCombobox(props, connected);
  const anchor = useRef<HTMLDivElement>(null);
  const panel = useLazyDialog(layer, {
    open: box.open,
    onOpenChange: box.setOpen,
    anchor,
    label: props.label,
    text: box.text,
    found: box.found,
    chosenId: box.chosen?.id,
    listbox: box.listbox,
    onPick: box.pick,
    searching: box.isBehind,
    hint: props.hint,
    guessing: props.guessing,
    isOwn: box.isOwn,
  });
  return (
    <FieldFrame {...props} connected={connected}>
      <div ref={anchor} className="relative">
        <ComboboxInput props={props} connected={connected} box={box} />
      </div>
      {panel}
    </FieldFrame>
  );
}

const layer = lazyLayer(async () => (await import('../layers.ts')).ComboboxPanel);

type ComboboxInputProps = {
  readonly props: Pick<
    ComboboxFieldProps,
    'placeholder' | 'chosenLabel' | 'readOnlyReason' | 'onSearch'
  >;
  readonly connected: ConnectedField;
  readonly box: ReturnType<typeof useCombobox>;
};

function ComboboxInput({ props, connected, box }: ComboboxInputProps) {
  const t = useLabel();
  const words = useUiTexts();
  const { field, aria, invalid } = connected;
  const locked = Boolean(props.readOnlyReason);
  const empty = field.value === null || field.value === undefined || field.value === '';
  const visible = empty ? '' : (box.chosen?.label ?? props.chosenLabel ?? String(field.value));
  const clear = () => {
    box.clear();
    // The button disappears once it has cleared the field.
    document.getElementById(aria.id)?.focus();
  };
  return (
    <>
      <input
        {...field}
        {...aria}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={box.open}
        aria-controls={box.listbox.listId}
        aria-activedescendant={box.open ? box.listbox.activeId : undefined}
        autoComplete="off"
        placeholder={t(props.placeholder)}
        readOnly={locked}
        value={box.text ?? visible}
        onChange={(event) => box.type(event.target.value)}
        onClick={() => !locked && box.setOpen(true)}
        onKeyDown={locked ? undefined : box.onKeyDown}
        onBlur={() => {
          if (box.text === '' && !empty) box.clear();
          box.setOpen(false);
          field.onBlur();
        }}
        className={cx(inputClass(invalid), 'pr-16')}
      />
      <span
        className={cx(
          'absolute top-1/2 right-2 flex -translate-y-1/2 items-center gap-1 text-ink-3',
        )}
      >
        {!empty && !locked && (
          // By keyboard one deletes the text instead: Tab skips the button.
          <IconButton label={words.clear} icon={X} size="small" tabIndex={-1} onClick={clear} />
        )}
        <ChevronDown size={16} aria-hidden="true" className="pointer-events-none" />
      </span>
    </>
  );
}

function useCombobox(
  props: Pick<
    ComboboxFieldProps,
    'options' | 'onSearch' | 'searching' | 'waitMs' | 'onChosen' | 'onTyped' | 'guessing'
  >,
  { id, field }: ConnectedField,
) {
  const [text, setText] = useState<string | null>(null);
  const [open, setIsOpen] = useState(false);
  const { options, onSearch, onChosen, onTyped, guessing } = props;
  const found = onSearch ? options : matching(options, text ?? '');
  const chosen = options.find((option) => option.value === field.value);
  const sought = text?.trim() ?? '';
  const { searching = false, waitMs } = props;
  const isBehind = useSearchAsTyped({ text: sought, onSearch, searching, waitMs });
  const isWaiting = isBehind && sought !== '';
  // Without a text the next search starts anew instead of showing the earlier results.
  const close = () => {
    setIsOpen(false);
    setText(null);
  };
  const leave = () => {
    if (sought !== '') onTyped?.(sought);
    close();
  };
  const choose = (option: ListOption<unknown> | null) => {
    field.onChange(option?.value ?? null);
    onChosen?.(option);
    close();
  };
  const pick = (at: number) => choose(found[at] ?? null);
  const { isEager, setEager } = useEagerChoice(isWaiting, () => {
    if (found.length > 0 && guessing === undefined) pick(0);
    else if (!open) leave();
  });
  const setOpen = (next: boolean) => {
    // The choice is made, or the text left, when the results are there.
    if (next || isEager()) setIsOpen(next);
    else leave();
  };
  const listbox = useListbox({ count: open ? found.length : 0, onChoose: pick });
  const type = (typed: string) => {
    setText(typed);
    setIsOpen(true);
    listbox.setActive(0);
    setEager(false);
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (!open && ['ArrowDown', 'ArrowUp'].includes(event.key)) return setOpen(true);
    if (isWaiting && ['Enter', 'Tab'].includes(event.key)) {
      if (event.key === 'Enter') event.preventDefault();
      return setEager(true);
    }
    const isSought = Boolean(open && text) && found.length > 0 && guessing === undefined;
    if (event.key === 'Tab' && isSought) pick(listbox.active);
    listbox.onKeyDown(event);
  };
  const isOwn = (target: EventTarget | null) => target instanceof Element && target.id === id;
  const clear = () => choose(null);
  return {
    text,
    open,
    setOpen,
    isBehind,
    found,
    chosen,
    pick,
    clear,
    type,
    listbox,
    onKeyDown,
    isOwn,
  };
}

function matching(
  options: readonly ListOption<unknown>[],
  text: string,
): readonly ListOption<unknown>[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return options;
  return options.filter((option) =>
    words.every((word) => option.label.toLowerCase().includes(word)),
  );
}
