import { DateField } from '#ui/form/DateField.tsx';

/** The first day on which something is in force, and the day before which it ends. */
export function DatedFields({ at }: { readonly at: string }) {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <DateField
        name={`${at}.effectiveDate`}
        label="Valid from"
        rules={{ required: 'Please enter a date' }}
      />
      <DateField
        name={`${at}.expireDate`}
        label="Valid before"
        help="The first day on which it no longer applies."
        optional
      />
    </div>
  );
}
