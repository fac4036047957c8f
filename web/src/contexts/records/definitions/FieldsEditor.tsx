import { ChevronDown, ChevronRight, ChevronUp, GripVertical, Plus, Trash2 } from 'lucide-react';
import { type FieldType, fieldTypes } from '@waybill/contract/records/definitions/field-types';
import { type DragEvent, useRef, useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { Button } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { StatusPill } from '#ui/StatusPill.tsx';
import { fieldWords } from './labels.ts';
import { type DesignValues, type FieldDesign, newField } from './design-values.ts';
import { FieldDetails } from './FieldDetails.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';

type FieldsEditorProps = {
  /** Keys of fields that records may hold data in. */
  readonly saved: readonly string[];
  /** What a field may hold. */
  readonly types?: readonly FieldType[];
  /** Whether every field may be removed. */
  readonly mayBeEmpty?: boolean;
};

/**
 * The fields of a type in their order: moved by keys, buttons or dragging, opened to be changed.
 */
export function FieldsEditor(props: FieldsEditorProps) {
  const { saved, types = fieldTypes, mayBeEmpty = false } = props;
  const t = useTranslate();
  const { control, formState } = useFormContext<DesignValues>();
  const { fields, append, remove, move } = useFieldArray({
    control,
    name: 'definition.properties',
  });
  const [opened, setOpened] = useState<string | null>(null);
  const [message, setMessage] = useState('');
  const dragged = useRef<number | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const shift = (from: number, to: number, focus?: 'up' | 'down') => {
    if (to < 0 || to >= fields.length || from === to) return;
    move(from, to);
    setMessage(
      t('Field {from} is now field {to} of {count}', {
        from: from + 1,
        to: to + 1,
        count: fields.length,
      }),
    );
    // The pressed button moves with its field, and the focus follows it.
    if (focus) setTimeout(() => focusButton(list.current, to, focus));
  };
  const add = () => {
    append(newField, { focusName: `definition.properties.${fields.length}.displayname` });
    setOpened('new');
  };
  const wrong = formState.errors.definition?.properties;
  return (
    <div className="grid gap-3">
      <ol ref={list} className="grid gap-2">
        {fields.map((field, at) => (
          // Its buttons move it, too.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <li
            key={field.id}
            data-field-at={at}
            onDragOver={(event) => event.preventDefault()}
            onDrop={() => dragged.current !== null && shift(dragged.current, at)}
            className="rounded-card border border-hairline bg-surface"
          >
            <FieldRow
              at={at}
              last={fields.length - 1}
              isOpen={
                opened === field.id ||
                (opened === 'new' && at === fields.length - 1) ||
                wrong?.[at] !== undefined
              }
              onToggle={(isOpen) => setOpened(isOpen ? field.id : null)}
              onShift={(to, focus) => shift(at, to, focus)}
              onRemove={() => remove(at)}
              onDrag={() => {
                dragged.current = at;
              }}
              isSaved={saved.includes(field.key)}
              mustStay={fields.length === 1 && !mayBeEmpty}
              types={types}
            />
          </li>
        ))}
      </ol>
      <output className="sr-only">{message}</output>
      <div>
        <Button icon={Plus} onClick={add}>
          Add field
        </Button>
      </div>
    </div>
  );
}

function focusButton(list: HTMLOListElement | null, at: number, which: 'up' | 'down') {
  const field = list?.querySelector(`[data-field-at="${at}"]`);
  field?.querySelector<HTMLButtonElement>(`[data-move="${which}"] button`)?.focus();
}

type FieldRowProps = {
  readonly at: number;
  readonly last: number;
  readonly isOpen: boolean;
  readonly isSaved: boolean;
  readonly mustStay: boolean;
  readonly types: readonly FieldType[];
  readonly onToggle: (isOpen: boolean) => void;
  readonly onShift: (to: number, focus: 'up' | 'down') => void;
  readonly onRemove: () => void;
  readonly onDrag: () => void;
};

function FieldRow({ at, last, isOpen, isSaved, mustStay, types, ...acts }: FieldRowProps) {
  const t = useTranslate();
  const field = useWatch<DesignValues, `definition.properties.${number}`>({
    name: `definition.properties.${at}`,
  });
  const { onToggle, onShift, onRemove, onDrag } = acts;
  const name = field.displayname || t('Field {number}', { number: at + 1 });
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  const start = (event: DragEvent) => {
    event.dataTransfer.effectAllowed = 'move';
    event.dataTransfer.setData('text/plain', name);
    onDrag();
  };
  return (
    <>
      <div className="flex flex-wrap items-center gap-1 px-2 py-1">
        <span
          draggable
          onDragStart={start}
          title={t('Drag to reorder')}
          className="cursor-grab p-1 text-ink-3 pointer-coarse:hidden"
        >
          <GripVertical size={16} aria-hidden="true" />
        </span>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => onToggle(!isOpen)}
          className={cx(
            'hit flex min-w-0 flex-1 basis-40 flex-wrap items-center gap-2 rounded-control',
            'py-1 text-left',
          )}
        >
          <Chevron size={16} aria-hidden="true" className="shrink-0 text-ink-3" />
          <span className={cx('font-medium break-words', !field.displayname && 'text-ink-3')}>
            {name}
          </span>
          <span className="text-meta text-ink-3">
            {field.fieldtype === null ? t('No type chosen') : t(fieldWords[field.fieldtype])}
          </span>
          <Flags field={field} />
        </button>
        <span data-move="up">
          <IconButton
            size="small"
            icon={ChevronUp}
            label={t('Move {name} up', { name })}
            disabledReason={at === 0 ? 'This is the first field' : null}
            onClick={() => onShift(at - 1, 'up')}
          />
        </span>
        <span data-move="down">
          <IconButton
            size="small"
            icon={ChevronDown}
            label={t('Move {name} down', { name })}
            disabledReason={at === last ? 'This is the last field' : null}
            onClick={() => onShift(at + 1, 'down')}
          />
        </span>
        <IconButton
          size="small"
          icon={Trash2}
          label={t('Remove {name}', { name })}
          disabledReason={mustStay ? 'Add at least one field' : null}
          onClick={onRemove}
        />
      </div>
      {isOpen && <FieldDetails at={at} isSaved={isSaved} types={types} />}
    </>
  );
}

function Flags({ field }: { readonly field: FieldDesign }) {
  return (
    <>
      {field.required && <StatusPill family="blue">Required</StatusPill>}
      {field.hiddenfrompublic && <StatusPill family="purple">Staff only</StatusPill>}
    </>
  );
}
