import { useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { cx } from '../cx.ts';
import { useUiTexts } from '../ui-texts.ts';
import { useReader } from '../reader.ts';
import { readAmount, writeAmount, writeNumber } from './amount.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { inputClass } from './input-look.ts';
import { selectAll } from './select-all.ts';
import { type FieldProps, useField } from './use-field.ts';
import { useLabel } from '../labels.ts';

export type NumberFieldProps<Values extends FieldValues = FieldValues> = FieldProps<Values> & {
  /** Shown inside at the right, e.g. `kg`. */
  readonly unit?: string | undefined;
  /** Shown inside at the left, e.g. `$`. */
  readonly prefix?: string | undefined;
  /** Decimals shown after leaving the field; by default the number stays as typed. */
  readonly decimals?: number | undefined;
  readonly placeholder?: string | undefined;
};

/**
 * A number; the form holds `number`, `null` while empty, `NaN` for text that is not a number. Sums
 * such as `12*3.5` are evaluated. Scrolling never changes the value.
 */
export function NumberField<Values extends FieldValues = FieldValues>(
  props: NumberFieldProps<Values>,
) {
  const t = useLabel();
  const words = useUiTexts();
  const connected = useField(props, (value) => (Number.isNaN(value) ? words.numberRequired : true));
  const { field, aria, invalid } = connected;
  const typing = useTypedNumber(field.value, field.onChange, props.decimals);
  const { unit, prefix } = props;
  return (
    <FieldFrame {...props} connected={connected}>
      <div className="relative">
        {prefix !== undefined && <Affix side="left">{prefix}</Affix>}
        <input
          {...field}
          {...aria}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          placeholder={t(props.placeholder)}
          readOnly={Boolean(props.readOnlyReason)}
          value={typing.text}
          onChange={(event) => typing.type(event.target.value)}
          onFocus={selectAll}
          onBlur={() => {
            typing.settle();
            field.onBlur();
          }}
          className={cx(inputClass(invalid), 'num text-right', prefix !== undefined && 'pl-9')}
          {...(unit === undefined ? {} : { style: { paddingRight: roomFor(unit) } })}
        />
        {unit !== undefined && <Affix side="right">{unit}</Affix>}
      </div>
    </FieldFrame>
  );
}

/** The padding for a unit of any length, so that the number does not overlap it. */
const roomFor = (unit: string): string => `calc(${unit.length}ch + 1.5rem)`;

function Affix({ side, children }: { readonly side: 'left' | 'right'; readonly children: string }) {
  return (
    <span
      className={cx(
        'pointer-events-none absolute top-1/2 -translate-y-1/2 text-table text-ink-3',
        side === 'left' ? 'left-3' : 'right-3',
      )}
    >
      {children}
    </span>
  );
}

function useTypedNumber(
  value: unknown,
  onChange: (value: number | null) => void,
  decimals?: number,
) {
  const { language } = useReader();
  const [text, setText] = useState(() => written(value, decimals, language));
  const mine = useRef(value);
  useEffect(() => {
    if (Object.is(mine.current, value)) return;
    mine.current = value;
    setText(written(value, decimals, language));
  }, [value, decimals, language]);
  const type = (typed: string) => {
    const amount = readAmount(typed, language);
    mine.current = amount;
    setText(typed);
    onChange(amount);
  };
  const settle = () => {
    if (typeof mine.current === 'number' && !Number.isNaN(mine.current)) {
      setText(written(mine.current, decimals, language));
    }
  };
  return { text, type, settle };
}

function written(value: unknown, decimals: number | undefined, language: string): string {
  if (typeof value !== 'number' || Number.isNaN(value)) return '';
  return decimals === undefined
    ? writeNumber(value, language)
    : writeAmount(value, decimals, language);
}
