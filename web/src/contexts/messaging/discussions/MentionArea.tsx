import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FieldValues, type Path, type PathValue, useFormContext } from 'react-hook-form';
import { TextArea, type TextAreaProps } from '#ui/form/TextArea.tsx';
import { ListOptions } from '#ui/ListOptions.tsx';
import { useEscape } from '#ui/use-escape.ts';
import { useListbox } from '#ui/use-listbox.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import type { MentionScope } from './calls.ts';
import { withName } from './naming.ts';
import type { Mentions } from './use-mentions.ts';
import { useNameable } from './use-nameable.ts';

type MentionAreaProps<Values extends FieldValues> = TextAreaProps<Values> & {
  /** The content of the field. */
  readonly text: string;
  readonly mentions: Mentions;
  readonly scope: MentionScope;
};

/**
 * A text area with mentions of people after an @ and of records after a #, at the caret: arrows
 * move through the results, Enter or a press inserts one, and Escape closes the list alone.
 */
export function MentionArea<Values extends FieldValues>(props: MentionAreaProps<Values>) {
  const { text, mentions, scope, ...area } = props;
  const t = useTranslate();
  const { setValue } = useFormContext<Values>();
  const box = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState(text.length);
  const nameable = useNameable(text.slice(0, caret), scope);
  const isTaken = nameable !== undefined && mentions.isTaken(nameable.sign, nameable.typed);
  // Where the name begins whose list was closed: another name opens it again.
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const startsAt = caret - (nameable?.typed.length ?? 0);
  const found = isTaken || closedAt === startsAt ? undefined : nameable;
  const options = found?.options ?? [];
  const choose = (at: number) => {
    const value = options[at]?.value;
    if (value === undefined) return;
    const isPerson = value.sign === '@';
    const before = withName(
      value.sign,
      text.slice(0, caret),
      isPerson ? value.person.name : value.record.label,
    );
    if (isPerson) mentions.addPerson(value.person);
    else mentions.addRecord(value.record);
    const changed = `${before}${text.slice(caret)}`;
    flushSync(() => {
      setCaret(before.length);
      setValue(area.name, changed as PathValue<Values, Path<Values>>, { shouldDirty: true });
    });
    box.current?.focus();
    box.current?.setSelectionRange(before.length, before.length);
  };
  const listbox = useListbox({ count: options.length, onChoose: choose });
  const isOpen = options.length > 0;
  useEscape(isOpen, () => setClosedAt(startsAt));
  return (
    <div className="grid gap-1">
      <TextArea<Values>
        {...area}
        inputRef={box}
        onCaret={setCaret}
        suggestions={isOpen ? listbox : undefined}
      />
      <output className="block text-meta text-ink-2">
        {found && !isOpen && t(words[found.sign].none, { typed: found.typed })}
      </output>
      {found && isOpen && (
        <div className="rounded-card border border-hairline bg-surface">
          <ListOptions
            label={t(words[found.sign].label)}
            options={options}
            chosenId={undefined}
            listbox={listbox}
            onChoose={choose}
          />
        </div>
      )}
    </div>
  );
}

const words = {
  '@': { label: 'Mention someone', none: 'No one called “{typed}” found.' },
  '#': { label: 'Link a record', none: 'Nothing called “{typed}” found.' },
} as const;
