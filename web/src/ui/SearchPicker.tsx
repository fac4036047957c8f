import { type Ref, useRef } from 'react';
import { lazyLayer } from './lazy-layer.ts';
import { LazyTrigger } from './LazyTrigger.tsx';
import type { ListOption } from './ListOptions.tsx';
import { PickerButton } from './PickerButton.tsx';

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
  const { label, id, chosen, onChoose, texts, options, recent, invalid = false } = props;
  const { describedBy, onBlur, buttonRef, startsOpen = false } = props;
  const isOpen = useRef(false);
  const pick = (picked: ListOption<Value>['id']) => {
    const option = [...options, ...(recent ?? [])].find((each) => each.id === picked);
    onChoose(picked === chosen?.id ? null : (option ?? null));
  };
  return (
    <LazyTrigger
      layer={layer}
      opens="listbox"
      startsOpen={startsOpen}
      more={{
        label,
        chosen,
        texts,
        options,
        recent,
        searching: props.searching,
        guessing: props.guessing,
        onSearch: props.onSearch,
        waitMs: props.waitMs,
        onPick: pick,
        onOpenChange: (open) => {
          isOpen.current = open;
        },
      }}
      trigger={
        <PickerButton
          label={label}
          chosen={chosen?.label}
          nothingChosen={texts.nothingChosen}
          invalid={invalid}
          id={id}
          ref={buttonRef}
          aria-describedby={describedBy}
          // Moving the focus to the opened list does not count as leaving the field.
          onBlur={() => !isOpen.current && onBlur?.()}
        />
      }
    />
  );
}

const layer = lazyLayer(async () => (await import('./layers.ts')).SearchPickerPanel);
