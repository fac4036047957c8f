import { cx } from '../cx.ts';
import type { FieldValues } from 'react-hook-form';
import { useLabel } from '../labels.ts';
import { FieldNotes, Optional } from './FieldFrame.tsx';
import { type FieldProps, useField } from './use-field.ts';

type CheckboxFieldProps<Values extends FieldValues> = FieldProps<Values> & {
  /** Disabled for a reason that is shown elsewhere. */
  readonly locked?: boolean | undefined;
};

/** A checkbox whose value takes effect when the form is saved. The form holds a boolean. */
export function CheckboxField<Values extends FieldValues = FieldValues>(
  props: CheckboxFieldProps<Values>,
) {
  const connected = useField(props);
  return <TickField props={props} connected={connected} kind="checkbox" />;
}

/** A switch for on or off. The form holds a boolean. */
export function SwitchField<Values extends FieldValues = FieldValues>(props: FieldProps<Values>) {
  const connected = useField(props);
  return <TickField props={props} connected={connected} kind="switch" />;
}

type TickFieldProps = {
  readonly props: Pick<
    CheckboxFieldProps<FieldValues>,
    'label' | 'help' | 'optional' | 'readOnlyReason' | 'locked'
  >;
  readonly connected: ReturnType<typeof useField>;
  readonly kind: 'checkbox' | 'switch';
};

function TickField({ props, connected, kind }: TickFieldProps) {
  const { field, aria } = connected;
  const t = useLabel();
  const locked = props.locked === true || Boolean(props.readOnlyReason);
  return (
    <div className="grid gap-1">
      <label
        htmlFor={connected.id}
        className="flex min-h-6 items-center gap-2 text-body pointer-coarse:min-h-11"
      >
        <input
          {...field}
          {...aria}
          type="checkbox"
          {...(kind === 'switch' ? { role: 'switch' } : {})}
          checked={field.value === true}
          aria-disabled={locked || undefined}
          onChange={(event) => !locked && field.onChange(event.target.checked)}
          onBlur={field.onBlur}
          className={`shrink-0 ${kind === 'switch' ? switchLook : 'size-4'}`}
        />
        <span>
          {t(props.label)}
          {props.optional && <Optional />}
        </span>
      </label>
      <FieldNotes connected={connected} help={props.readOnlyReason || props.help} />
    </div>
  );
}

const switchLook = cx(
  'relative h-5 w-9 appearance-none rounded-full border border-edge bg-sunken',
  'transition-colors duration-120 before:absolute before:top-0.5 before:left-0.5',
  'before:size-3.5 before:rounded-full before:bg-edge before:transition-transform',
  'before:duration-120 checked:border-primary checked:bg-primary',
  'checked:before:translate-x-4 checked:before:bg-on-primary',
  'forced-colors:appearance-auto',
);
