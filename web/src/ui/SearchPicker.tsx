import { Search } from 'lucide-react';
import { Popover as Radix } from 'radix-ui';
import { type Ref, useEffect, useState } from 'react';
import { cx } from './cx.ts';
import { type ListOption, ListOptions, listPanel } from './ListOptions.tsx';
import { useLabel } from './labels.ts';
import { PickerButton } from './PickerButton.tsx';
import { Spinner } from './Spinner.tsx';
import { useDebounced } from './use-debounced.ts';
import { useListbox } from './use-listbox.ts';
import { useStable } from './use-stable.ts';

type SearchPickerTexts = {
  /** While nothing is chosen, e.g. 'Please select a supplier'. */
  readonly nothingChosen: string;
  /** In the search input while something is chosen. */
  readonly search: string;
  readonly searching: string;
  readonly none: string;
};

export type SearchPickerProps<Value> = {
  readonly label: string;
  readonly id?: string | undefined;
  readonly chosen: ListOption<Value> | null;
  /** Receives `null` when the chosen option is chosen again. */
  readonly onChoose: (option: ListOption<Value> | null) => void;
  readonly texts: SearchPickerTexts;
  /** The results for the text last searched. */
  readonly options: readonly ListOption<Value>[];
  /** Offered before anything is typed, such as recent choices. */
  readonly recent?: readonly ListOption<Value>[] | undefined;
  readonly searching: boolean;
  /** Stands before options that are not what was typed but like it, e.g. 'Did you mean:'. */
  readonly guessing?: string | undefined;
  /** Called with what was typed once it rests; never with an empty text. */
  readonly onSearch: (text: string) => void;
  /** The debounce time in milliseconds. */
  readonly waitMs?: number | undefined;
  readonly invalid?: boolean | undefined;
  readonly describedBy?: string | undefined;
  readonly onBlur?: (() => void) | undefined;
  /** Receives the button, so that a form can focus it. */
  readonly buttonRef?: Ref<HTMLButtonElement> | undefined;
  /** Opens the list as soon as it is drawn. */
  readonly startsOpen?: boolean | undefined;
};

/** A dropdown 400 px wide that searches more choices than a list can show. */
export function SearchPicker<Value>(props: SearchPickerProps<Value>) {
  const { label, id, chosen, onChoose, texts, invalid = false, startsOpen = false } = props;
  const { describedBy, onBlur, buttonRef } = props;
  const t = useLabel();
  const [open, setOpen] = useState(startsOpen);
  const choose = (option: ListOption<Value>) => {
    onChoose(option.id === chosen?.id ? null : option);
    setOpen(false);
  };
  return (
    <Radix.Root open={open} onOpenChange={setOpen}>
      <Radix.Trigger asChild>
        <PickerButton
          label={label}
          chosen={chosen?.label}
          nothingChosen={texts.nothingChosen}
          invalid={invalid}
          id={id}
          ref={buttonRef}
          aria-describedby={describedBy}
          // Moving the focus to the opened list does not count as leaving the field.
          onBlur={() => !open && onBlur?.()}
        />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align="start"
          sideOffset={4}
          collisionPadding={8}
          aria-label={t(label)}
          data-edge
          className={cx(listPanel, 'w-[400px] max-w-[calc(100vw-16px)]')}
        >
          <PickerSearch {...props} onPick={choose} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

type PickerSearchProps<Value> = SearchPickerProps<Value> & {
  readonly onPick: (option: ListOption<Value>) => void;
};

function PickerSearch<Value>(props: PickerSearchProps<Value>) {
  const { label, chosen, texts, onPick } = props;
  const t = useLabel();
  const { text, setText, waiting } = usePickerText(props);
  const offered = text === '' ? beforeTyping(chosen, props.recent) : props.options;
  const options = waiting && props.searching ? [] : offered;
  const pick = (at: number) => {
    const option = options[at];
    if (option) onPick(option);
  };
  const listbox = useListbox({ count: options.length, onChoose: pick });
  return (
    <>
      <div
        className={cx(
          'flex items-center gap-2 border-b border-hairline px-3 focus-within:border-primary',
        )}
      >
        <Search size={16} className="text-ink-3" aria-hidden="true" />
        <input
          role="combobox"
          aria-label={t(label)}
          aria-autocomplete="list"
          aria-expanded
          aria-controls={listbox.listId}
          aria-activedescendant={listbox.activeId}
          autoComplete="off"
          placeholder={t(chosen ? texts.search : texts.nothingChosen)}
          onChange={(event) => {
            setText(event.target.value);
            listbox.setActive(0);
          }}
          onKeyDown={listbox.onKeyDown}
          className="h-control min-w-0 flex-1 bg-transparent outline-none"
        />
        {waiting && <Spinner />}
      </div>
      <output className="block text-ink-3 not-empty:px-3 not-empty:py-2">
        {waiting && t(texts.searching)}
        {!waiting && text !== '' && options.length === 0 && t(texts.none)}
        {!waiting && text !== '' && options.length > 0 && t(props.guessing)}
      </output>
      <ListOptions
        label={t(label)}
        options={options}
        chosenId={chosen?.id}
        listbox={listbox}
        onChoose={pick}
      />
    </>
  );
}

/** Returns the chosen option, then recent ones. */
const beforeTyping = <Value,>(
  chosen: ListOption<Value> | null,
  recent: readonly ListOption<Value>[] = [],
): readonly ListOption<Value>[] =>
  chosen === null ? recent : [chosen, ...recent.filter(({ id }) => id !== chosen.id)];

function usePickerText<Value>(props: SearchPickerProps<Value>) {
  const { searching, onSearch, waitMs = 250 } = props;
  const [typed, setText] = useState('');
  const text = typed.trim();
  const query = useDebounced(text, waitMs);
  const search = useStable(onSearch);
  useEffect(() => {
    if (query !== '') search(query);
  }, [query, search]);
  return { text, setText, waiting: text !== '' && (searching || text !== query) };
}
