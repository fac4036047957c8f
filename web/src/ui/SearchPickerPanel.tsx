import { Search } from 'lucide-react';
import { Popover as Radix } from 'radix-ui';
import { type KeyboardEvent, useState } from 'react';
import { cx } from './cx.ts';
import { useFirstOpening } from './first-opening.ts';
import type { FirstOpening } from './LazyTrigger.tsx';
import { type ListOption, ListOptions, listPanel } from './ListOptions.tsx';
import { useLabel } from './labels.ts';
import type { SearchPickerProps } from './SearchPicker.tsx';
import { useEagerChoice, useSearchAsTyped } from './search-as-typed.ts';
import { Spinner } from './Spinner.tsx';
import { useListbox } from './use-listbox.ts';

type PickerSearchProps = Pick<
  SearchPickerProps<unknown>,
  'label' | 'chosen' | 'texts' | 'options' | 'recent' | 'searching' | 'guessing' | 'onSearch'
> & {
  /** The debounce time in milliseconds. */
  readonly waitMs: number | undefined;
  readonly onPick: (id: ListOption<unknown>['id']) => void;
};

/** What was typed before the search had the focus. */
type StartText = { readonly startText: string };

export type SearchPickerPanelProps = PickerSearchProps & {
  readonly onOpenChange: (open: boolean) => void;
};

/** The search and the results of a picker, from its first opening on; it closes at a choice. */
export function SearchPickerPanel(props: SearchPickerPanelProps & FirstOpening) {
  const { label, trigger, onOpenChange, onPick } = props;
  const t = useLabel();
  const [startText, setStartText] = useState(props.typed);
  const { isOpen, change, button } = useFirstOpening(false, (open) => {
    if (!open) setStartText('');
    onOpenChange(open);
  });
  return (
    <Radix.Root open={isOpen} onOpenChange={change}>
      <Radix.Trigger asChild ref={button}>
        {trigger}
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
          <PickerSearch
            {...props}
            startText={startText}
            onPick={(id) => {
              onPick(id);
              change(false);
            }}
          />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function PickerSearch(props: PickerSearchProps & StartText) {
  const { label, chosen, texts, onPick } = props;
  const t = useLabel();
  const { text, setText, waiting } = usePickerText(props);
  const offered = text === '' ? beforeTyping(chosen, props.recent) : props.options;
  const options = waiting && props.searching ? [] : offered;
  const pick = (at: number) => {
    const option = options[at];
    if (option) onPick(option.id);
  };
  const listbox = useListbox({ count: options.length, onChoose: pick });
  const { setEager } = useEagerChoice(waiting, () => pick(0));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !waiting) return listbox.onKeyDown(event);
    event.preventDefault();
    setEager(true);
  };
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
          defaultValue={props.startText}
          placeholder={t(chosen ? texts.search : texts.nothingChosen)}
          onChange={(event) => {
            setText(event.target.value);
            setEager(false);
            listbox.setActive(0);
          }}
          onKeyDown={onKeyDown}
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
const beforeTyping = (
  chosen: ListOption<unknown> | null,
  recent: readonly ListOption<unknown>[] = [],
): readonly ListOption<unknown>[] =>
  chosen === null ? recent : [chosen, ...recent.filter(({ id }) => id !== chosen.id)];

function usePickerText(props: PickerSearchProps & StartText) {
  const { searching, onSearch, waitMs } = props;
  const [typed, setText] = useState(props.startText);
  const text = typed.trim();
  const search = (sought: string) => sought !== '' && onSearch(sought);
  const isBehind = useSearchAsTyped({ text, onSearch: search, searching, waitMs });
  return { text, setText, waiting: text !== '' && isBehind };
}
