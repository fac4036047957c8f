import { DateField } from '#ui/form/DateField.tsx';
import { TimeField } from '#ui/form/TimeField.tsx';

type MomentProps = {
  /** The path of `day` and `time` in the form's values. */
  readonly name: string;
  readonly label: string;
};

/** A date and a time in the tenant's timezone. */
export function MomentField({ name, label }: MomentProps) {
  return (
    <div className="grid grid-cols-[1fr_8rem] items-start gap-4">
      <DateField name={`${name}.day`} label={label} optional />
      <TimeField name={`${name}.time`} label="Time" optional />
    </div>
  );
}
