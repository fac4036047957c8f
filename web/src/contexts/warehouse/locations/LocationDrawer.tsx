import { codesOfRange, rangeMax } from '@waybill/contract/warehouse/locations/floor';
import { type LocationKind, locationKinds } from '@waybill/contract/warehouse/locations/shapes';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { FormDrawer } from '#shell/records/FormDrawer.tsx';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { CheckboxField } from '#ui/form/CheckboxField.tsx';
import { NumberField } from '#ui/form/NumberField.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { useSaveLocations } from './calls.ts';

type Values = {
  readonly codes: string;
  readonly kind: LocationKind;
  readonly description: string;
  readonly isActive: boolean;
  readonly palletSpaces: number | null;
};

const empty: Values = {
  codes: '',
  kind: 'Bin',
  description: '',
  isActive: true,
  palletSpaces: null,
};

/** Creates locations, several at once by a range of codes; an existing code is replaced. */
export function LocationDrawer({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate();
  const toast = useToast();
  const save = useSaveForm({
    values: empty,
    send: useSaveLocations(),
    argsOf: ({ codes, ...rest }: Values) => ({
      // The form has rejected an invalid range before.
      locations: (codesOfRange(codes) ?? []).map((code) => ({ code, ...rest })),
    }),
    onSaved: ({ added, changed }) => {
      toast({ title: t('{added} added, {changed} changed', { added, changed }), tone: 'success' });
      onClose();
    },
  });
  return (
    <FormDrawer
      title="Add storage locations"
      submitLabel="Save locations"
      save={save}
      onClose={onClose}
    >
      <TextField
        name="codes"
        label="Code or range"
        placeholder="A-01..12-1..4"
        help="Aisle, bay and level with hyphens between them; two dots name a range."
        rules={{
          required: 'Please enter a location',
          validate: (text) =>
            codesOfRange(String(text)) !== null ||
            t('This is no code and no range of at most {count} codes', { count: rangeMax }),
        }}
      />
      <SelectField
        name="kind"
        label="Kind"
        options={locationKinds.map((value) => ({ value, label: value }))}
      />
      <TextField name="description" label="Description" optional />
      <NumberField
        name="palletSpaces"
        label="Capacity in pallet spaces"
        help="Goods are suggested only for bins with room. Empty: not limited."
        optional
      />
      <CheckboxField name="isActive" label="In use" />
    </FormDrawer>
  );
}
