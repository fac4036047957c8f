import { DateField } from '#ui/form/DateField.tsx';
import { TimeField } from '#ui/form/TimeField.tsx';

type MomentProps = {
  /** The path of `day` and `time` in the form's values. */
  readonly name: string;
  readonly label: string;
  readonly isRequired?: boolean;
};

/** A date and a time in the tenant's timezone. */
export function MomentField({ name, label, isRequired = false }: MomentProps) {
  const day = isRequired ? { rules: { required: 'Please choose a date' } } : { optional: true };
  const time = isRequired ? { rules: { required: 'Please enter a time' } } : { optional: true };
  return (
    <div className="grid grid-cols-[1fr_8rem] items-start gap-4">
      <DateField name={`${name}.day`} label={label} {...day} />
      <TimeField name={`${name}.time`} label="Time" {...time} />
    </div>
  );
}
