import type { MultiStopJob } from '@waybill/contract/jobs/multi-stop/shapes';
import { CustomerPicker } from '#contexts/customers/parts/CustomerPicker.tsx';
import { LocalityPicker } from '#contexts/customers/parts/LocalityPicker.tsx';
import { paths } from '#paths';
import { useGo } from '#shell/page-state.ts';
import { FormDrawer } from '#shell/records/FormDrawer.tsx';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { FieldRow, FieldRows } from '#ui/form/FieldRows.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { useFieldArray } from 'react-hook-form';
import { useCreateMultiStop, useUpdateMultiStop } from './calls.ts';

type DrawerProps = {
  /** Absent for a new one. */
  readonly multiStop?: MultiStopJob | undefined;
  readonly onClose: () => void;
};

type Pair = { readonly key: string; readonly value: string };
const pairsOf = (map: Readonly<Record<string, string>> = {}): Pair[] =>
  Object.entries(map).map(([key, value]) => ({ key, value }));

const valuesOf = (multiStop: MultiStopJob | undefined) => ({
  multistop: {
    customerid: null as number | null,
    customerguid: multiStop?.customerid ?? null,
    fromAddress: {
      companyName: multiStop?.fromAddress.companyName ?? '',
      addressLine1: multiStop?.fromAddress.addressLine1 ?? '',
      suburb: multiStop?.fromAddress.suburb ?? '',
      stateCode: multiStop?.fromAddress.stateCode ?? '',
      postCode: multiStop?.fromAddress.postCode ?? '',
      countryCode: multiStop?.fromAddress.countryCode ?? 'AU',
    },
    reference: pairsOf(multiStop?.reference),
    costcentre: pairsOf(multiStop?.costcentre),
  },
});
type Values = ReturnType<typeof valuesOf>;

const mapOf = (pairs: readonly Pair[]) =>
  Object.fromEntries(
    pairs.filter(({ key }) => key.trim() !== '').map(({ key, value }) => [key.trim(), value]),
  );

const sentOf = ({ multistop }: Values) => ({
  customerid: multistop.customerguid ?? '',
  fromAddress: multistop.fromAddress,
  reference: mapOf(multistop.reference),
  costcentre: mapOf(multistop.costcentre),
});

/** A multi-stop's form: its customer and its start. */
export function MultiStopDrawer({ multiStop, onClose }: DrawerProps) {
  const go = useGo();
  const values = valuesOf(multiStop);
  const creation = useSaveForm({
    values,
    send: useCreateMultiStop(),
    argsOf: (input) => ({ multistop: sentOf(input) }),
    onSaved: ({ id }) => go(paths.multiStop(id)),
  });
  const change = useSaveForm({
    reading: multiStop,
    values,
    send: useUpdateMultiStop(),
    argsOf: (input) => ({
      multistop: {
        ...sentOf(input),
        id: multiStop?.id ?? '',
        driverid: multiStop?.driverid ?? null,
      },
    }),
    onSaved: onClose,
  });
  return (
    <FormDrawer
      title={multiStop ? 'Edit multi-stop' : 'New multi-stop'}
      submitLabel="Save multi-stop"
      save={multiStop ? change : creation}
      onClose={onClose}
    >
      <CustomerPicker
        byGuid
        idField="multistop.customerid"
        guidField="multistop.customerguid"
        rules={{ required: 'Please select a customer' }}
      />
      <TextField name="multistop.fromAddress.companyName" label="Pick up at" optional />
      <TextField
        name="multistop.fromAddress.addressLine1"
        label="Address"
        rules={{ required: 'Please enter the address' }}
      />
      <LocalityPicker at="multistop.fromAddress" required />
      <Pairs name="reference" label="Reference" />
      <Pairs name="costcentre" label="Cost center" />
    </FormDrawer>
  );
}

type PairsProps = {
  readonly name: 'reference' | 'costcentre';
  readonly label: 'Reference' | 'Cost center';
};

function Pairs({ name, label }: PairsProps) {
  const t = useTranslate();
  const at = `multistop.${name}` as const;
  const { fields, append, remove } = useFieldArray<Values>({ name: at });
  return (
    <fieldset>
      <legend className="mb-1 font-medium">{t(label)}</legend>
      <FieldRows addLabel="Add" onAdd={() => append({ key: '', value: '' })}>
        {fields.map(({ id }, row) => (
          <FieldRow key={id} removeLabel="Remove" onRemove={() => remove(row)}>
            <TextField name={`${at}.${row}.key`} label="Name" />
            <TextField name={`${at}.${row}.value`} label="Value" />
          </FieldRow>
        ))}
      </FieldRows>
    </fieldset>
  );
}
