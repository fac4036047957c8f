import { useForm } from 'react-hook-form';
import { paths } from '#paths';
import { FormShell, formHabits } from '#ui/form/FormShell.tsx';
import { TextField } from '#ui/form/TextField.tsx';

type Values = { readonly connote: string; readonly postcode: string };

/** The fields of a consignment search. */
export function TrackForm() {
  const form = useForm<Values>({ ...formHabits, defaultValues: { connote: '', postcode: '' } });
  // The tracking page is a separate app, so the browser has to load it.
  const track = ({ connote, postcode }: Values) =>
    location.assign(paths.tracking(connote.trim(), { postcode: postcode.trim() }));
  return (
    <FormShell
      form={form}
      onSubmit={track}
      submitLabel="Track"
      working={false}
      problem={null}
      summaryHidden
    >
      <TextField<Values>
        name="connote"
        label="Consignment number"
        autoComplete="off"
        rules={{ required: true }}
      />
      <TextField<Values>
        name="postcode"
        label="Sender or receiver postcode"
        inputMode="numeric"
        autoComplete="off"
        rules={{ required: true }}
      />
    </FormShell>
  );
}
