import { cx } from '../cx.ts';
import { CircleX } from 'lucide-react';
import { useFormContext, useFormState } from 'react-hook-form';
import { fill, type UiTexts, useUiTexts } from '../ui-texts.ts';
import { type NamedError, namedErrors } from './errors.ts';
import { useLabel } from '../labels.ts';
import { groupOf, useFieldNames } from './field-names.ts';

export type ErrorSummaryProps = {
  /** 'Errors' by default. */
  readonly title?: string | undefined;
  /** Lists only the errors of these fields and of fields nested in them. */
  readonly only?: readonly string[] | undefined;
};

/** The errors of the surrounding form in one box; clicking an error focuses its field. */
export function ErrorSummary({ title, only }: ErrorSummaryProps) {
  const t = useLabel();
  const words = useUiTexts();
  const { control, setFocus } = useFormContext();
  const { errors } = useFormState({ control });
  const names = useFieldNames();
  const listed = inOrder(namedErrors(errors, only), [...control._names.mount]);
  if (listed.length === 0) return null;
  const isVague = vague(words);
  /** Which row and field an error is about, where its message does not say it. */
  const whereOf = (name: string, message: string): string => {
    const isAlone = listed.filter((each) => each.message === message).length === 1;
    const group = t(groupOf(name, names));
    if (group === '' && isAlone && !isVague(message)) return '';
    const row = /\.(\d+)(\.|$)/.exec(name)?.[1];
    const label = t(names?.get(name)?.label ?? '');
    const number = Number(row ?? 0) + 1;
    const isNumbered = row === undefined || label.includes(String(number));
    const places = [group, isNumbered ? '' : fill(words.formRow, { row: number }), label];
    const where = places.filter((each) => each !== '' && !t(message).includes(each)).join(', ');
    return where === '' ? '' : `${where}: `;
  };
  return (
    <div role="alert" data-edge className="rounded-card bg-red-bg px-4 py-3 text-red-fg">
      <p className="flex items-center gap-2 font-semibold">
        <CircleX size={16} aria-hidden="true" />
        {title ?? words.errors}
      </p>
      <ul className="mt-1 ml-6 list-disc">
        {listed.map(({ name, message }) => (
          <li key={name}>
            <button
              type="button"
              className={cx(
                'min-h-6 rounded text-left align-top underline underline-offset-2',
                'hover:no-underline',
              )}
              onClick={() => setFocus(name)}
            >
              {whereOf(name, message)}
              {t(message)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Recognizes messages that fit any field. */
function vague({ numberRequired, dateRequired, timeRequired }: UiTexts) {
  const starts = [numberRequired, dateRequired, timeRequired].map((text) => text.split('{')[0]);
  const ofServer = ['Invalid input', 'Please fill this in'];
  return (message: string): boolean =>
    ofServer.includes(message) || starts.some((start) => message.startsWith(start ?? message));
}

/** Sorts errors in the order in which the fields were drawn; errors without a field come last. */
const inOrder = (errors: readonly NamedError[], drawn: readonly string[]) => {
  const placeOf = ({ name }: NamedError) =>
    drawn.includes(name) ? drawn.indexOf(name) : drawn.length;
  return errors.toSorted((one, other) => placeOf(one) - placeOf(other));
};
