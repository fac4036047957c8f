import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { cx } from './cx.ts';
import { useReader } from './reader.ts';
import { inputClass } from './form/input-look.ts';
import { type PlainTime, readTime, writeTime } from './plain-time.ts';

/** The value for text that is not a time, so that a form can reject it. */
export const noTime = 'no time';

type Props = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'className'> & {
  /** `HH:mm`, or empty. */
  readonly value: PlainTime;
  /** Receives `HH:mm`, an empty text, or `noTime` for text that is not a time. */
  readonly onChange: (time: string) => void;
  readonly invalid?: boolean | undefined;
};

/**
 * A time of day in the format of the reader's language. The browser's own time field uses the
 * browser's language, which may differ.
 */
export function TimeInput({ value, onChange, invalid = false, onBlur, ...rest }: Props) {
  const { language } = useReader();
  const written = (time: string) =>
    time === '' || time === noTime ? '' : writeTime(time, language);
  const [text, setText] = useState(() => written(value));
  const mine = useRef(value);
  useEffect(() => {
    if (mine.current === value) return;
    mine.current = value;
    setText(value === '' || value === noTime ? '' : writeTime(value, language));
  }, [value, language]);
  return (
    <input
      {...rest}
      type="text"
      autoComplete="off"
      value={text}
      onChange={({ target }) => {
        mine.current = readTime(target.value) ?? noTime;
        setText(target.value);
        onChange(mine.current);
      }}
      onBlur={(event) => {
        if (mine.current !== noTime) setText(written(mine.current));
        onBlur?.(event);
      }}
      className={cx(inputClass(invalid), 'num')}
    />
  );
}
