import { cx } from '#ui/cx.ts';
import { Command } from 'cmdk';
import { Dialog } from 'radix-ui';
import { useState } from 'react';
import { explain } from '#client/explain.ts';
import { useDebounced } from '#ui/use-debounced.ts';
import type { SearchAction } from '../actions.ts';
import { matchingActions } from '../actions.ts';
import { searchableLength, useSearch } from '../calls.ts';
import type { SearchResult } from '../results.ts';
import { destinationOf, detailsOf, grouped, wordsOf } from '../results.ts';
import { useFormats } from '#shell/formats.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Translated } from '#shell/texts/Translated.tsx';
import { useLabel } from '#ui/labels.ts';
import type { ReactNode } from 'react';

type Props = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Navigates to the address of a chosen result. */
  readonly onGo: (to: string) => void;
  /** The actions offered after `>`. */
  readonly actions: readonly SearchAction[];
  /** Set for customers: they find only their own records. */
  readonly customerId: number | undefined;
};

/** Global search: finds records by number, name or text; `>` offers actions instead. */
export function SearchDialog({ open, onOpenChange, ...rest }: Props) {
  const t = useTranslate();
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="enter-fade fixed inset-0 z-30 bg-shade" />
        <Dialog.Content
          data-modal="true"
          data-edge
          className={cx(
            'enter-float fixed top-[12dvh] left-1/2 z-30 flex max-h-[20rem]',
            'w-[calc(100%-2rem)] max-w-xl -translate-x-1/2 flex-col overflow-hidden',
            'rounded-dialog bg-surface shadow-float outline-none',
          )}
        >
          <Dialog.Title className="sr-only">{t('Search')}</Dialog.Title>
          <Dialog.Description className="sr-only">
            {t('Type three characters or more. Type > for actions.')}
          </Dialog.Description>
          <SearchBox {...rest} onClose={() => onOpenChange(false)} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

type BoxProps = Omit<Props, 'open' | 'onOpenChange'> & { readonly onClose: () => void };

function SearchBox({ onClose, onGo, actions, customerId }: BoxProps) {
  const t = useTranslate();
  const [text, setText] = useState('');
  const wantsActions = text.startsWith('>');
  const closing = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Command shouldFilter={false} label={t('Search')} className="flex min-h-0 flex-col">
      <Command.Input
        value={text}
        onValueChange={setText}
        placeholder={t('Search, or type > for actions')}
        className={cx(
          'h-12 w-full shrink-0 border-b border-hairline bg-transparent px-4 text-lead',
          'outline-none',
        )}
      />
      {wantsActions ? (
        <Actions actions={matchingActions(actions, text.slice(1).trim())} choose={closing} />
      ) : (
        <Results
          text={text.trim()}
          customerId={customerId}
          onChoose={(to) => closing(() => onGo(to))()}
        />
      )}
    </Command>
  );
}

type ActionsProps = {
  readonly actions: readonly SearchAction[];
  readonly choose: (act: () => void) => () => void;
};

function Actions({ actions, choose }: ActionsProps) {
  const t = useTranslate();
  if (actions.length === 0) return <Message>{t('We could not find anything.')}</Message>;
  return (
    <Command.List className={list}>
      {actions.map(({ label, act }) => (
        <Command.Item key={label} value={label} onSelect={choose(act)} className={item}>
          {label}
        </Command.Item>
      ))}
    </Command.List>
  );
}

type ResultsProps = {
  readonly text: string;
  readonly customerId: number | undefined;
  readonly onChoose: (to: string) => void;
};

function Results({ text, customerId, onChoose }: ResultsProps) {
  const spoken = useLabel();
  const t = useTranslate();
  const rested = useDebounced(text, 500);
  const found = useSearch(rested, customerId);
  if (text.length < searchableLength) return <Message>{t('Search for something')}</Message>;
  if (text !== rested || found.isPending) return <Message>{t('Searching..')}</Message>;
  if (found.isError)
    return (
      <Message>
        <Translated text={explain(found.error).message} />
      </Message>
    );
  const groups = grouped(found.data.results);
  if (groups.length === 0) return <Message>{t('We could not find anything.')}</Message>;
  return (
    <Command.List className={list}>
      {groups.map(({ heading, results }) => (
        <Command.Group key={heading} heading={spoken(heading)} className={group}>
          {results.map((result) => (
            <ResultRow key={result.ref} result={result} onChoose={onChoose} />
          ))}
        </Command.Group>
      ))}
    </Command.List>
  );
}

type RowProps = { readonly result: SearchResult; readonly onChoose: (to: string) => void };

function ResultRow({ result, onChoose }: RowProps) {
  const spoken = useLabel();
  const formats = useFormats();
  const destination = destinationOf(result);
  const choose = () => {
    if (destination !== undefined) onChoose(destination);
  };
  return (
    <Command.Item value={`${result.type} ${result.ref}`} onSelect={choose} className={item}>
      <span className="font-medium">{result.title}</span>
      <span className="flex min-w-0 flex-wrap gap-x-3 text-meta text-ink-3">
        {detailsOf(result).map(({ label, value }) => (
          <span key={label} title={spoken(label)}>
            {wordsOf(result, { label, value }, { ...formats, spoken })}
          </span>
        ))}
      </span>
    </Command.Item>
  );
}

/** Placed beside the list that the field controls: a listbox may only contain options. */
function Message({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <Command.List className={list} />
      <output className="block px-5 pt-2 pb-8 text-center text-ink-3">{children}</output>
    </>
  );
}

const list = 'max-h-[300px] min-h-0 flex-1 overflow-y-auto p-2';

const item = cx(
  'flex min-h-9 flex-wrap items-center gap-x-3 rounded-control px-3 py-1.5',
  'data-[selected=true]:bg-selected',
);
const group = cx(
  '[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:py-1',
  '[&_[cmdk-group-heading]]:text-meta [&_[cmdk-group-heading]]:font-semibold',
  '[&_[cmdk-group-heading]]:text-ink-3',
);
