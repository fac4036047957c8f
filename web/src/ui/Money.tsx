import { cx } from './cx.ts';
import { orDash } from './or-dash.tsx';
import { useUiTexts } from './ui-texts.ts';

type FormattedProps = {
  /** The value, already formatted for the reader. */
  readonly text: string | null | undefined;
  readonly title?: string | undefined;
};

/** An amount of money; a negative one has a minus sign, never colour alone. */
export function Money({ text, title }: FormattedProps) {
  const words = useUiTexts();
  const negative = text?.startsWith('−') || text?.startsWith('-');
  return (
    <span className={cx('num whitespace-nowrap', negative && 'text-red-fg')} title={title}>
      {orDash(text, words.noValue)}
    </span>
  );
}

/** A weight, length or count with its unit, kept on one line. */
export function Measure({ text, title }: FormattedProps) {
  const words = useUiTexts();
  return (
    <span className="num whitespace-nowrap" title={title}>
      {orDash(text, words.noValue)}
    </span>
  );
}

type DateTimeProps = FormattedProps & {
  /** ISO 8601, for machines. */
  readonly iso?: string | undefined;
};

/** A moment formatted in the right timezone; the title shows other zones and the relative time. */
export function DateTime({ text, title, iso }: DateTimeProps) {
  const words = useUiTexts();
  return (
    <time dateTime={iso} title={title} className="num whitespace-nowrap">
      {orDash(text, words.noValue)}
    </time>
  );
}
