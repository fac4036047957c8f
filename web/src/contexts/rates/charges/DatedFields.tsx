import { DateField } from '#ui/form/DateField.tsx';

/** From which day something is in force, and until before which. */
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
