import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { useLabel } from '../labels.ts';
import { useUiTexts } from '../ui-texts.ts';
import type { ConnectedField, FieldProps } from './use-field.ts';

type FieldFrameProps = Pick<
  FieldProps,
  'label' | 'help' | 'optional' | 'labelHidden' | 'readOnlyReason'
> & {
  readonly connected: ConnectedField;
  /** Beside the label at its right, e.g. a counter. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
};

/** The frame of every input: label above, help and message below. */
export function FieldFrame(props: FieldFrameProps) {
  const { label, help, optional, labelHidden, readOnlyReason, connected, aside, children } = props;
  const t = useLabel();
  return (
    <div className="grid content-start gap-1">
      <div className={cx('flex justify-between gap-2', labelHidden && 'sr-only')}>
        <label htmlFor={connected.id} className="text-table font-medium text-ink">
          {t(label)}
          {optional && <Optional />}
        </label>
        {aside}
      </div>
      {children}
      <FieldNotes connected={connected} help={readOnlyReason || help} />
    </div>
  );
}

/** The help and the message of a field. */
export function FieldNotes({ connected, help }: Pick<FieldFrameProps, 'connected' | 'help'>) {
  const t = useLabel();
  return (
    <>
      {help !== undefined && (
        <p id={connected.helpId} className="text-meta text-ink-3">
          {t(help)}
        </p>
      )}
      {connected.invalid && (
        <p id={connected.errorId} className="flex gap-1 text-meta font-medium text-red-fg">
          <CircleAlert size={16} aria-hidden="true" />
          {t(connected.error)}
        </p>
      )}
    </>
  );
}

/** The '(optional)' marker of a label. */
export function Optional() {
  const words = useUiTexts();
  return <span className="ml-1 font-normal text-ink-3">{words.optional}</span>;
}
